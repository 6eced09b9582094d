import { MOST_COUNTED } from '#app/catalogue/page-request.ts'
import { type ShownProduct, toShownProduct } from '#app/catalogue/product.ts'
import type { Language } from '#app/languages/language.ts'
import type { Database } from '#database/connection.ts'
import { foldSearch } from './folded-text.ts'
import { listMatchingOrders } from './indexing/search-index.server.ts'
import { type SearchResult, searchProducts } from './search.server.ts'
import type { SearchRequest } from './search-request.ts'

/** A page of search results. */
export interface SearchResults extends Omit<SearchResult, 'exact' | 'byAlias' | 'count'> {
  exact: ShownProduct[]
  byAlias: ShownProduct[]
  /** How many names match in the whole catalogue, counted up to one more than a page says. */
  total: number
  isFirstPage: boolean
}

/** Finds what the results page shows; past the last product it gives the first page again. */
export async function findSearchResults(
  db: Database,
  { query, after }: SearchRequest,
  language?: Language,
): Promise<SearchResults> {
  const { exact, byAlias, count, ...result } = await searchProducts(db, query, {
    after,
    countTo: MOST_COUNTED,
    language,
  })
  if (after !== undefined && exact.length === 0) return findSearchResults(db, { query }, language)
  return {
    ...result,
    exact: exact.map(toShownProduct),
    byAlias: byAlias.map(toShownProduct),
    total: count ?? (await countMatches(db, query)),
    isFirstPage: after === undefined,
  }
}

/** Whether a search found nothing at all, neither by name nor by a local name. */
export function isMiss({ exact, byAlias }: SearchResults): boolean {
  return exact.length === 0 && byAlias.length === 0
}

async function countMatches(db: Database, query: string): Promise<number> {
  const orders = await listMatchingOrders(db, 'name', foldSearch(query), {
    after: 0,
    limit: MOST_COUNTED + 1,
  })
  return orders.length
}
