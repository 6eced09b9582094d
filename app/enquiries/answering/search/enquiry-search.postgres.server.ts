import { sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import {
  andQuoted,
  gramSize,
  listIds,
  type WordSearch,
  walkedForShort,
} from './enquiry-ids.server.ts'

/** How far back a search walks before it asks the index. */
const walked = 2_000

/**
 * Finds the ids as with products: what many have on a short walk, what few have by PostgreSQL's index.
 * What is between walks further where that will probably do: the index would go through all that have it.
 */
export async function findOnPostgres(db: Database, search: WordSearch): Promise<number[]> {
  const { words, before, limit } = search
  const withQuote = andQuoted(sql`enquiry_id`, search)
  const holds = sql.join(
    words.map((alternatives) => {
      const places = alternatives.map((text) => sql`strpos(text, ${text}) > 0`)
      return sql`(${sql.join(places, sql` or `)})`
    }),
    sql` and `,
  )
  const long = words.filter((alternatives) =>
    alternatives.every((text) => gramsOf(text).length > 0),
  )
  const inIndex = sql.join(
    long.map((alternatives) => {
      const found = alternatives.map((text) => sql`enquiry_grams(text) @> ${gramsOf(text)}::text[]`)
      return sql`(${sql.join(found, sql` or `)})`
    }),
    sql` and `,
  )
  const walk = (steps: number) =>
    listIds(
      db,
      sql`select enquiry_id from (
        select enquiry_id, text from enquiry_texts where enquiry_id < ${before} ${withQuote}
        order by enquiry_id desc limit ${steps}
      ) as newest where ${holds} limit ${limit}`,
    )
  if (long.length === 0) return walk(walkedForShort)
  const near = await walk(walked)
  if (near.length === limit) return near
  if ((near.length / walked) * walkedForShort > 2 * limit) {
    const further = await walk(walkedForShort)
    if (further.length === limit) return further
  }
  return listIds(
    db,
    sql`with hits as materialized (
        select enquiry_id from enquiry_texts
        where ${inIndex} and enquiry_id < ${before} ${withQuote} and ${holds}
      )
      select enquiry_id from hits order by enquiry_id desc limit ${limit}`,
  )
}

function gramsOf(word: string) {
  const characters = [...word]
  return characters
    .slice(0, Math.max(0, characters.length - gramSize + 1))
    .map((_, start) => characters.slice(start, start + gramSize).join(''))
}
