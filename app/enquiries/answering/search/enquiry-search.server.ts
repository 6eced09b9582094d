import { foldWords } from '#app/enquiries/answering/enquiry-text.ts'
import { searchProducts } from '#app/search/search.server.ts'
import { normalizeMobileNumber } from '#app/ui/forms/mobile-number.ts'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import { toSpokenPerson } from '#languages/spoken-names.ts'
import { gramSize } from './enquiry-ids.server.ts'
import { findOnPostgres } from './enquiry-search.postgres.server.ts'
import { findOnSqlite } from './enquiry-search.sqlite.server.ts'

const mostWords = 8
/** More products than that have nothing in common but a few letters. */
const mostProducts = 10

export interface SearchPage {
  limit: number
  /** Only enquiries with a smaller id. */
  before?: number
  /** Only enquiries that have a quote. */
  quoted?: boolean
}

/**
 * Finds the enquiries in which every word of a search stands: a name in any script and however it
 * is spelt, a number in any shape, a reference, a plant by any of its names, a note. The newest
 * first, in all states.
 */
export async function searchEnquiries(
  db: Database,
  search: string,
  { limit, before = Number.MAX_SAFE_INTEGER, quoted = false }: SearchPage,
): Promise<EnquiryRow[]> {
  const words = searchedWords(search)
  if (words.length === 0) return []
  const find = engineOf(db) === 'sqlite' ? findOnSqlite : findOnPostgres
  const alternatives = await Promise.all(words.map((word) => listAlternatives(db, word)))
  const ids = await find(db, { words: alternatives, before, limit, quoted })
  const rows = await db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute()
  return rows.sort((a, b) => b.id - a.id)
}

/**
 * Gives what a word may stand for: itself, a person's name that sounds so, and products that have it
 * among their other names. Itself alone where it has too few characters to be looked for in an index.
 */
async function listAlternatives(db: Database, word: string): Promise<string[]> {
  if ([...word].length < gramSize || !/^[\p{L}\p{M}]+$/u.test(word)) return [word]
  const sound = toSpokenPerson(word)
  const { byAlias } = await searchProducts(db, word, { limit: mostProducts })
  const names = byAlias.slice(0, mostProducts).map(({ name }) => foldWords(name))
  const long = names.filter((name) => [...name].length >= gramSize)
  return [word, ...(sound ? [sound] : []), ...new Set(long)]
}

/**
 * Gives the folded words of a search, eight at most, a reference without its AN-. Digits with what people
 * put between and before them are one word, without that: `+91 98765-43210` is looked for as `9876543210`.
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
