import { sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import { gramSize, listIds, type WordSearch, walkedForShort } from './enquiry-ids.server.ts'

/** Finds the ids by the texts' index of SQLite; by a walk through the texts where no word is long enough for it. */
export async function findOnSqlite(
  db: Database,
  { words, before, limit }: WordSearch,
): Promise<number[]> {
  const long = words.filter((word) => [...word].length >= gramSize)
  const holds = sql.join(
    words.map((word) => sql`instr(text, ${word}) > 0`),
    sql` and `,
  )
  if (long.length === 0) {
    return listIds(
      db,
      sql`select enquiry_id from (
        select enquiry_id, text from enquiry_texts where enquiry_id < ${before}
        order by enquiry_id desc limit ${sql.lit(walkedForShort)}
      ) where ${holds} limit ${sql.lit(limit)}`,
    )
  }
  // In quotes, FTS5's operators are plain text.
  const phrases = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ')
  const short = words.length > long.length ? sql`and ${holds}` : sql``
  return listIds(
    db,
    sql`select rowid as enquiry_id from enquiry_grams
      where enquiry_grams match ${phrases} and rowid < ${before} ${short}
      order by rowid desc limit ${sql.lit(limit)}`,
  )
}
