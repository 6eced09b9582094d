import { type RawBuilder, sql } from 'kysely'
import { foldWords } from '#app/enquiries/answering/enquiry-text.ts'
import { normalizeMobileNumber } from '#app/ui/mobile-number.ts'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { EnquiryRow } from '#database/schema.ts'

const gramSize = 3
const mostWords = 8
/** How far back a search walks before it asks the index, and at most for one or two characters. */
const walked = 2_000
const walkedForShort = 20_000

export interface SearchPage {
  limit: number
  /** Only enquiries with a smaller id. */
  before?: number
}

/**
 * Finds the enquiries in which every word of a search stands: a name in any script, a number in
 * any shape, a reference, a plant, a note. The newest first, in all states.
 */
export async function searchEnquiries(
  db: Database,
  search: string,
  { limit, before = Number.MAX_SAFE_INTEGER }: SearchPage,
): Promise<EnquiryRow[]> {
  const words = searchedWords(search)
  if (words.length === 0) return []
  const ids =
    engineOf(db) === 'sqlite'
      ? await findInSqlite(db, words, before, limit)
      : await findInPostgres(db, words, before, limit)
  const rows = await db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute()
  return rows.sort((a, b) => b.id - a.id)
}

/**
 * Gives the folded words of a search, a reference without its AN-. Digits with what people put between and before them are one
 * word, without that: `+91 98765-43210` is looked for as `9876543210`.
 */
export function searchedWords(search: string): string[] {
  const numbers: string[] = []
  const rest = search
    .replace(/\p{Cc}/gu, ' ')
    .replace(/(?<![\p{L}\p{N}-])\+?\p{Nd}[\p{Nd}\s().‐-―-]{3,}\p{Nd}/gu, (typed) => {
      numbers.push(normalizeMobileNumber(typed))
      return ' '
    })
  const words = foldWords(rest)
    .split(/\s+/u)
    .map((word) => word.replace(/^an-(?=[0-9a-z]{1,8}$)/, ''))
  return [...numbers, ...words].filter((word) => word !== '').slice(0, mostWords)
}

async function findInSqlite(db: Database, words: string[], before: number, limit: number) {
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
        order by enquiry_id desc limit ${walkedForShort}
      ) where ${holds} limit ${limit}`,
    )
  }
  // In quotes, FTS5's operators are plain text.
  const phrases = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ')
  const short = words.length > long.length ? sql`and ${holds}` : sql``
  return listIds(
    db,
    sql`select rowid as enquiry_id from enquiry_grams
      where enquiry_grams match ${phrases} and rowid < ${before} ${short}
      order by rowid desc limit ${limit}`,
  )
}

/** As with products: what many have is found on a short walk, what few have by the index. */
async function findInPostgres(db: Database, words: string[], before: number, limit: number) {
  const holds = sql.join(
    words.map((word) => sql`strpos(text, ${word}) > 0`),
    sql` and `,
  )
  const grams = [...new Set(words.flatMap(gramsOf))]
  const steps = grams.length > 0 ? walked : walkedForShort
  const near = await listIds(
    db,
    sql`select enquiry_id from (
      select enquiry_id, text from enquiry_texts where enquiry_id < ${before}
      order by enquiry_id desc limit ${steps}
    ) as newest where ${holds} limit ${limit}`,
  )
  if (near.length === limit || grams.length === 0) return near
  return listIds(
    db,
    sql`with hits as materialized (
        select enquiry_id from enquiry_texts
        where enquiry_grams(text) @> ${grams}::text[] and enquiry_id < ${before} and ${holds}
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

async function listIds(db: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await query.$castTo<{ enquiry_id: number }>().execute(db)
  return rows.map((row) => row.enquiry_id)
}
