import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/suggestions.api'
import { readForCall } from './failed-read.server.ts'
import { searchProducts } from './search.server.ts'
import { readSearch } from './search-request.ts'
import { toSuggestion } from './suggestion.ts'

const MOST_ROWS = 8

/**
 * `GET /products/suggestions?query=`: at most eight rows for the search box, products found by
 * name before those found by a local name.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { query } = readSearch(request.url)
  const { exact, byAlias } = await readForCall(context, 'Failed to search products.', () =>
    searchProducts(context.get(appContext).db, query, { limit: MOST_ROWS }),
  )
  const rows = [...exact, ...byAlias].slice(0, MOST_ROWS).map(toSuggestion)
  return Response.json(rows, { headers: { 'Cache-Control': 'public, max-age=60' } })
}
