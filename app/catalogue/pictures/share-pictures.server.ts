import { buffer } from 'node:stream/consumers'
import { productWidths, sharePictureFile } from '#app/ui/pictures/uploaded-picture.ts'
import type { Database } from '#database/connection.ts'
import { held } from '#database/held.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { runChildJob } from '#server/child-jobs/child-jobs.ts'
import { findPictureFile, hasPictureFile } from './pictures.server.ts'
import type { ShareJob } from './share-jpeg.server.ts'

/**
 * So many share pictures are kept, at about 50 KB each; those made first go first, and are made
 * again when somebody asks. So a catalogue of any size grows by 100 MB at most.
 */
const mostKept = 2_000

/** What is being made, by its address: several who ask for one picture wait for one making of it. */
const beingMade = new WeakMap<Database, Map<string, Promise<Buffer | undefined>>>()

/**
 * Gives the JPEG for shared links to an uploaded picture, by the picture's hash; it is made when
 * somebody asks for the first time, and kept. Undefined where there is no such picture. Throws
 * `QueueFull` where too many are being made.
 */
export async function findSharePicture(
  db: Database,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const kept = await findPictureFile(db, sharePictureFile(hash))
  if (kept) return kept
  const making = beingMade.get(db) ?? new Map<string, Promise<Buffer | undefined>>()
  beingMade.set(db, making)
  const started = making.get(hash) ?? makeSharePicture(db, hash).finally(() => making.delete(hash))
  making.set(hash, started)
  return started as Promise<Uint8Array<ArrayBuffer> | undefined>
}

async function makeSharePicture(db: Database, hash: string) {
  const picture = await db
    .selectFrom('picture_files')
    .innerJoin('pictures', 'pictures.id', 'picture_files.picture_id')
    .select(['pictures.id', 'kind', 'wall', 'largest'])
    .where(
      'address',
      'in',
      productWidths.map((width) => `${hash}-${width}.webp`),
    )
    .limit(1)
    .executeTakeFirst()
  const input = picture && (await findPictureFile(db, `${hash}-${picture.largest}.webp`))
  if (!input) return undefined
  const job = { kind: picture.kind, wall: picture.wall } as ShareJob
  const jpeg = await runChildJob('share', { argument: JSON.stringify(job), input }, buffer)
  await keepSharePicture(db, picture.id, sharePictureFile(hash), jpeg)
  return jpeg
}

/** Keeps a share picture beside the files of its picture, unless either is gone or there by now. */
function keepSharePicture(db: Database, picture_id: number, address: string, bytes: Buffer) {
  return writeTransaction(db, async (transaction) => {
    const picture = transaction.selectFrom('pictures').select('id').where('id', '=', picture_id)
    // Another process may be keeping the same one, or deleting the picture.
    if (!(await held(transaction, picture).executeTakeFirst())) return
    if (await hasPictureFile(transaction, address)) return
    await transaction.insertInto('picture_files').values({ picture_id, address, bytes }).execute()
    const older = transaction
      .selectFrom('picture_files')
      .select('id')
      .where('address', '>=', 'share-0')
      .where('address', '<', 'share-g')
      .orderBy('id', 'desc')
      .limit(100)
      .offset(mostKept)
    await transaction.deleteFrom('picture_files').where('id', 'in', older).execute()
  })
}
