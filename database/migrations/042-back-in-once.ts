import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Puts the month in which a product can be had again into its row where only its facts say it: from
 * now on the row alone does.
 */
export async function backInOnce(transaction: Transaction<Schema>): Promise<void> {
  const rows = await transaction
    .selectFrom('product_facts')
    .innerJoin('products', 'products.id', 'product_facts.product_id')
    .select(['products.id', 'details'])
    .where('back_in', 'is', null)
    .where('details', 'like', '%"backIn":%')
    .execute()
  for (const { id, details } of rows) {
    const { backIn = null }: { backIn?: string | null } = JSON.parse(details)
    await transaction
      .updateTable('products')
      .set({ back_in: backIn })
      .where('id', '=', id)
      .execute()
  }
}
