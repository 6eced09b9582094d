import type { Database } from '#database/connection.ts'

/** Counts the sizes that have a price, of products that are shown, and these products. */
export async function countPrices(db: Database): Promise<{ sizes: number; products: number }> {
  const { sizes, products } = await db
    .selectFrom('product_sizes')
    .innerJoin('shown_products', 'shown_products.id', 'product_sizes.product_id')
    .where('price', 'is not', null)
    .select(({ fn }) => [
      fn.countAll().as('sizes'),
      fn.count('product_id').distinct().as('products'),
    ])
    .executeTakeFirstOrThrow()
  return { sizes: Number(sizes), products: Number(products) }
}
