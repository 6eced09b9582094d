import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/products.api'
import { isCategoryKey } from './category.ts'
import { toProductEntity } from './product.ts'
import { listProducts } from './products.server.ts'

/** `GET /products/{category}` (§7): the category's products as §3's entities. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isCategoryKey(params.list)) {
    return Response.json({ error: 'There is no such list of products.' }, { status: 404 })
  }
  const products = await listProducts(context.get(appContext).db, params.list)
  return Response.json(products.map(toProductEntity))
}
