import { listMatchingOrders } from '#app/catalogue/indexing/search-index.server.ts'
import { listSpellings } from '#app/catalogue/indexing/spelling.server.ts'
import { PAGE_SIZE } from '#app/catalogue/pages/page-request.ts'
import type { Product } from '#app/catalogue/product.ts'
import { listProductsAt } from '#app/catalogue/products.server.ts'
import type { Database } from '#database/connection.ts'
import { foldSearch, hasControlCharacters } from '#languages/folded-text.ts'
import type { Language } from '#languages/language.ts'
import { toSpokenSearch } from '#languages/spoken-names.ts'
import { isGeneral } from './topics/telling-words.ts'

export interface SearchResult {
  /** Products whose name contains the search, in the catalogue's order (§5). */
  exact: Product[]
  /** Products which only a local name of theirs finds; on the first page only. */
  byAlias: Product[]
  /** True where none of these names has the search in it: they sound like it. */
  soundsAlike?: boolean
  /** Near spellings, given when nothing was found. */
  suggestions: string[]
  /** Pass as `after` for the next page of `exact`; missing on the last page. */
  next?: number
  /** How many names match, when it is the first page: one more than `countTo` at most. */
  count?: number
}

export interface SearchPage {
  after?: number
  limit?: number
  /** How far to count the names on the first page; it takes one walk through the index for both. */
  countTo?: number
  /** The language of the page that shows them; English unless it is said. */
  language?: Language
}

/**
 * Finds the products whose name contains what a visitor typed, ignoring case and surrounding
 * spaces (§5). Whatever was typed is plain text and never throws; an empty search finds nothing.
 */
export async function searchProducts(
  db: Database,
  query: string,
  { after, limit = PAGE_SIZE, countTo = limit, language }: SearchPage = {},
): Promise<SearchResult> {
  const folded = foldSearch(query)
  if (folded === '' || hasControlCharacters(folded))
    return { exact: [], byAlias: [], suggestions: [], count: 0 }

  const isFirstPage = after === undefined
  const orders = await listMatchingOrders(db, 'name', folded, {
    after: after ?? 0,
    limit: 1 + (isFirstPage ? Math.max(limit, countTo) : limit),
  })
  const shown = orders.slice(0, limit)
  const exact = await listProductsAt(db, shown, language)
  const aliasOrders = isFirstPage
    ? await listMatchingOrders(db, 'alias', folded, { after: 0, limit })
    : []
  const isUnread = isFirstPage && exact.length + aliasOrders.length === 0
  const byAlias = await listProductsAt(
    db,
    isUnread ? await listSoundingAlike(db, folded, limit) : aliasOrders,
    language,
  )
  const foundNothing = isUnread && byAlias.length === 0
  const suggestions = foundNothing ? await listSpellings(db, folded, { isGeneral }) : []
  const next = orders.length > limit ? shown.at(-1) : undefined
  return {
    exact,
    byAlias,
    suggestions,
    ...(isUnread && byAlias.length > 0 && { soundsAlike: true }),
    next,
    ...(isFirstPage && { count: orders.length }),
  }
}

/** Gives the places of products of which another name sounds like a folded text. */
export async function listSoundingAlike(
  db: Database,
  folded: string,
  limit: number,
): Promise<number[]> {
  const spoken = toSpokenSearch(folded)
  if (spoken === undefined) return []
  return listMatchingOrders(db, 'alias', spoken, { after: 0, limit })
}
