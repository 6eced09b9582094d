import type { Database } from '#database/connection.ts'
import { isCategoryKey } from './category.ts'
import { categoryPath } from './product-address.ts'
import { findProduct } from './products.server.ts'
import { productPath } from './slug.ts'

/**
 * Gives the path where the page of a product or a category stands now that once stood at `path`,
 * or undefined: also when the product is gone since.
 */
export async function findNewAddress(db: Database, path: string): Promise<string | undefined> {
  const old = await db
    .selectFrom('old_addresses')
    .select(['product_id', 'category_key'])
    .where('address', '=', path)
    .executeTakeFirst()
  if (!old) return undefined
  if (old.category_key !== null) {
    return isCategoryKey(old.category_key) ? categoryPath(old.category_key) : undefined
  }
  if (old.product_id === null) return undefined
  const product = await findProduct(db, old.product_id)
  return product && productPath(product.slug)
}
