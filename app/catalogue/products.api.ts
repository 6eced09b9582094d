import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/products.api'
import { isCategoryKey } from './category.ts'
import { readForCall } from './failed-read.server.ts'
import { toProductEntity } from './product.ts'
import { listProducts } from './products.server.ts'

/** `GET /products/{category}` (§7): the category's products as §3's entities; 503 when that fails. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isCategoryKey(params.list)) {
    return Response.json({ error: 'There is no such list of products.' }, { status: 404 })
  }
  const key = params.list
  const products = await readForCall(context, 'Failed to fetch products.', () =>
    listProducts(context.get(appContext).db, key),
  )
  return Response.json(products.map(toProductEntity))
}
