import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/connection.ts'

/** How many characters the indexes know together: a shorter word is looked for in the texts themselves. */
export const gramSize = 3
/** How far back a search for one or two characters walks at most. */
export const walkedForShort = 20_000

/**
 * What an engine looks for: the newest enquiries below an id in which of each word one of its
 * alternatives stands.
 */
export interface WordSearch {
  words: readonly (readonly string[])[]
  /** Only smaller ids. */
  before: number
  limit: number
  /** Only those that have a quote. */
  quoted: boolean
}

/** Adds to a condition that an enquiry has a quote, where only those are looked for. */
export function andQuoted(id: RawBuilder<unknown>, { quoted }: WordSearch): RawBuilder<unknown> {
  return quoted ? sql`and ${id} in (select enquiry_id from quotes)` : sql``
}

/** Gives the enquiries' ids that a statement selects, in its order. */
export async function listIds(db: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await query.$castTo<{ enquiry_id: number }>().execute(db)
  return rows.map((row) => row.enquiry_id)
}
