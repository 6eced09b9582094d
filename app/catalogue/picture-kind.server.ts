import type { Database } from '#database/connection.ts'

/**
 * Tells whether a product's picture, by the name that pages draw it by, is an uploaded photograph: it
 * has its own ground, where drawn pictures and cut-outs stand on the room's.
 */
export async function isPhotograph(db: Database, picture: string): Promise<boolean> {
  const [, hash] = /^([0-9a-f]{16})-\d+$/.exec(picture) ?? []
  if (!hash) return false
  const row = await db
    .selectFrom('pictures')
    .select('kind')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.kind === 'photograph'
}
