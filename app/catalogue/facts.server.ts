import type { Database } from '#database/connection.ts'
import { kindOf } from './category.ts'
import type { ProductFacts } from './facts.ts'
import type { Product } from './product.ts'

/** Gives all that is known of a product; of one without facts, only what its category tells. */
export async function findFacts(
  db: Database,
  { id, category }: Pick<Product, 'id' | 'category'>,
): Promise<ProductFacts> {
  const row = await db
    .selectFrom('product_facts')
    .select('details')
    .where('product_id', '=', id)
    .executeTakeFirst()
  if (!row) return { kind: kindOf(category), plant: {}, contains: [], signs: [], youGet: [] }
  return JSON.parse(row.details)
}
