import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Logs the prices of sizes, each with the time from which it holds, so that the price which a visitor
 * says to have seen can be checked.
 */
export async function productPrices(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  // Without references: a deleted product can come back, and rows of staff are never deleted.
  await schema
    .createTable('product_prices')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.check(sql`price between 1 and 999999999`))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer')
    .execute()
  await schema
    .createIndex('product_prices_by_product')
    .on('product_prices')
    .columns(['product_id', 'at'])
    .execute()
  // Since when prices of today hold is known only by the product's last change.
  const now = new Date().toISOString()
  await transaction
    .insertInto('product_prices')
    .columns(['product_id', 'number', 'price', 'at', 'staff_id'])
    .expression((from) =>
      from
        .selectFrom('product_sizes')
        .innerJoin('products', 'products.id', 'product_sizes.product_id')
        .select(['product_id', 'number', 'price'])
        .select(({ fn, val }) => fn.coalesce('edited_at', val(now)).as('at'))
        .select('edited_by')
        .where('price', 'is not', null),
    )
    .execute()
}
