import { isSpecified } from '#app/catalogue/category.ts'
import { toProductEntity } from '#app/catalogue/product.ts'
import { findCategory, listProducts } from '#app/catalogue/products.server.ts'
import { listRoot } from '#app/paths/shop-paths.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/products.api'
import { readForCall } from './failed-read.server.ts'
import { PAGE_SIZE, pageAddress, readAfter } from './page-request.ts'

/**
 * `GET /products/{category}` (§7): the category's products as §3's entities, 60 at a time; a `Link`
 * header leads to the next. 503 when the store fails.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const key = params.list
  const after = readAfter(request.url)
  const found = await readForCall(context, 'Failed to fetch products.', async () => {
    const { db } = context.get(appContext)
    if (!isSpecified(key) && !(await findCategory(db, key))) return undefined
    return listProducts(db, key, { after, limit: PAGE_SIZE + 1 })
  })
  if (!found) {
    return Response.json({ error: 'There is no such list of products.' }, { status: 404 })
  }
  const products = found.slice(0, PAGE_SIZE)
  const headers = new Headers()
  if (found.length > PAGE_SIZE) {
    const next = pageAddress(listRoot + key, products.at(-1)?.order)
    headers.set('Link', `<${next}>; rel="next"`)
  }
  return Response.json(products.map(toProductEntity), { headers })
}
