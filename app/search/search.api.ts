import { readForCall } from '#app/catalogue/pages/failed-read.server.ts'
import { toSearchGroups } from '#app/catalogue/product.ts'
import { searchCallPath } from '#app/paths/shop-paths.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/search.api'
import { searchBoxWords } from './box/search-box.words.ts'
import { searchProducts } from './search.server.ts'
import { readSearch, searchAddress } from './search-request.ts'

/**
 * `GET /products/search?query=` (§5, §7): §3's category groups of the products whose name matches,
 * 60 products at a time; a `Link` header leads to the next. 422 when nothing was typed.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { query, after } = readSearch(request.url)
  if (query === '') return Response.json({ error: searchBoxWords.en.empty }, { status: 422 })
  const { exact, next } = await readForCall(context, 'Failed to search products.', () =>
    searchProducts(context.get(appContext).db, query, { after }),
  )
  const headers = new Headers()
  if (next !== undefined) {
    headers.set('Link', `<${searchAddress(searchCallPath, query, next)}>; rel="next"`)
  }
  return Response.json(toSearchGroups(exact), { headers })
}
