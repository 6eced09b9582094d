import type { Database } from '#database/connection.ts'

/** Gives how many products each category has, hidden ones too, by the category's key. */
export async function countByCategory(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('products')
    .select((build) => ['category_key', build.fn.countAll<number>().as('products')])
    .groupBy('category_key')
    .execute()
  return new Map(rows.map(({ category_key, products }) => [category_key, Number(products)]))
}
