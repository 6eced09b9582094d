import { sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import {
  andQuoted,
  gramSize,
  listIds,
  type WordSearch,
  walkedForShort,
} from './enquiry-ids.server.ts'

/**
 * Finds the ids by the texts' index of SQLite; by a walk through the texts where no word is long
 * enough for it.
 */
export async function findOnSqlite(db: Database, search: WordSearch): Promise<number[]> {
  const { words, before, limit } = search
  const isLong = (text: string) => [...text].length >= gramSize
  const long = words.filter((alternatives) => alternatives.every(isLong))
  const holds = sql.join(
    words.map((alternatives) => {
      const places = alternatives.map((text) => sql`instr(text, ${text}) > 0`)
      return sql`(${sql.join(places, sql` or `)})`
    }),
    sql` and `,
  )
  if (long.length === 0) {
    return listIds(
      db,
      sql`select enquiry_id from (
        select enquiry_id, text from enquiry_texts
        where enquiry_id < ${before} ${andQuoted(sql`enquiry_id`, search)}
        order by enquiry_id desc limit ${sql.lit(walkedForShort)}
      ) where ${holds} limit ${sql.lit(limit)}`,
    )
  }
  // In quotes, FTS5's operators are plain text.
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const phrases = long
    .map((alternatives) => `(${alternatives.map(quoted).join(' OR ')})`)
    .join(' AND ')
  // The plus keeps SQLite from searching once for each quote: with 20,000 that takes half a minute.
  const withQuote = andQuoted(sql`+rowid`, search)
  const short = words.length > long.length ? sql`and ${holds}` : sql``
  return listIds(
    db,
    sql`select rowid as enquiry_id from enquiry_grams
      where enquiry_grams match ${phrases} and rowid < ${before} ${withQuote} ${short}
      order by rowid desc limit ${sql.lit(limit)}`,
  )
}
