import { readAfter } from '#app/catalogue/pages/page-request.ts'

const LONGEST_SHOWN = 80

/** What an address asks for: the trimmed text, and the place in the catalogue to go on after. */
export interface SearchRequest {
  query: string
  after?: number
}

/** Reads an address's `query` and `after`; an `after` that is no whole number is left out. */
export function readSearch(url: string): SearchRequest {
  const query = (new URL(url).searchParams.get('query') ?? '').trim()
  const after = readAfter(url)
  return { query, ...(after !== undefined && { after }) }
}

/** Gives the address, under `path`, of a search or of its page after a place in the catalogue. */
export function searchAddress(path: string, query: string, after?: number): string {
  const parameters = new URLSearchParams({ query })
  if (after !== undefined) parameters.set('after', String(after))
  return `${path}?${parameters}`
}

/**
 * Gives a search as it is shown: at most 80 characters, without line breaks, broken
 * characters and the marks that would turn the direction of the words around it.
 */
export function toShownQuery(query: string): string {
  // No character takes more than two units: a pasted book need not be taken apart.
  const start = query.slice(0, LONGEST_SHOWN * 4)
  const plain = start.replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  const characters = [...plain]
  if (characters.length <= LONGEST_SHOWN && start.length === query.length) return plain
  return `${characters.slice(0, LONGEST_SHOWN).join('')}…`
}
