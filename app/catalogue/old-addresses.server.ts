import type { Database } from '#database/connection.ts'
import type { CategoryKey } from './category.ts'
import { categoryPath } from './product-address.ts'
import { findProduct } from './products.server.ts'
import { productPath } from './slug.ts'

/** What is known of an address that once had a page. */
export interface OldAddress {
  /** Where that page stands now; missing when its product is gone. */
  to?: string
  /** The category of a product that is gone. */
  category?: CategoryKey
}

/** Gives what became of the page of a product or a category that once stood at `path`. */
export async function findOldAddress(db: Database, path: string): Promise<OldAddress> {
  const old = await db
    .selectFrom('old_addresses')
    .select(['product_id', 'category_key'])
    .where('address', '=', path)
    .executeTakeFirst()
  if (!old) return {}
  const product = old.product_id === null ? undefined : await findProduct(db, old.product_id)
  if (product) return { to: productPath(product.slug) }
  if (old.category_key === null) return {}
  if (old.product_id === null) return { to: categoryPath(old.category_key) }
  return { category: old.category_key }
}
