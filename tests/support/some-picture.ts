import { keepPicture, type StoredPicture } from '#app/catalogue/pictures/pictures.server.ts'
import type { Database } from '#database/connection.ts'

/** Bytes that are no text in any encoding, and no two of them alike. */
const bytes = Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 7 + (at >> 8)) % 256))

/** Keeps an uploaded picture that no decoder has looked at. */
export function keepSomePicture(db: Database): Promise<StoredPicture> {
  const picture = { kind: 'photograph', wall: 'pista', staffId: 1 } as const
  const description = 'Tulsi in a white pot'
  return keepPicture(db, { ...picture, description }, [
    { width: 180, format: 'avif', bytes },
    { width: 180, format: 'webp', bytes: Buffer.from(bytes).reverse() },
  ])
}

/** Gives the bytes of every picture's file that is kept, as text, in the order of their addresses. */
export async function listPictureBytes(db: Database): Promise<string[]> {
  const files = await db
    .selectFrom('picture_files')
    .select(['address', 'bytes'])
    .orderBy('address')
    .execute()
  return files.map((file) => `${file.address} ${Buffer.from(file.bytes).toString('hex')}`)
}
