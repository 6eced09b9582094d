import { type Insertable, sql, type Transaction } from 'kysely'
import { insertRows } from '#database/insert-rows.ts'
import type { ProductSizesTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'

const PRODUCTS_AT_ONCE = 500

/**
 * Gives products sizes. What is known of a product as a whole, how much one of it is and the month in
 * which it can be had again, is what its one size without a name says, under the number 0.
 */
export async function sizes(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('product_sizes')
    .addColumn('product_id', 'integer', (column) =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull().check(sql`number >= 0`))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('labels', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('price', 'integer', (column) => column.check(sql`price between 1 and 999999999`))
    .addColumn('availability', 'text', (column) =>
      column.check(sql`availability in ('available', 'to-order', 'away', 'ask')`),
    )
    .addColumn('days', 'integer', (column) => column.check(sql`days between 1 and 365`))
    .addColumn('back_in', 'text')
    .addPrimaryKeyConstraint('product_sizes_key', ['product_id', 'number'])
    .execute()
  // Without a reference: numbers are not given again when a deleted product comes back.
  await schema
    .createTable('product_size_counts')
    .addColumn('product_id', 'integer', (column) => column.primaryKey())
    .addColumn('next_number', 'integer', (column) => column.notNull())
    .execute()
  await carryOver(transaction)
}

async function carryOver(transaction: Transaction<Schema>) {
  for (let after = 0; ; ) {
    const rows = await transaction
      .selectFrom('products')
      .select(['id', 'quantity', 'back_in', 'translations'])
      .where('id', '>', after)
      .where((row) => row.or([row('quantity', '!=', ''), row('back_in', 'is not', null)]))
      .orderBy('id')
      .limit(PRODUCTS_AT_ONCE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    const sizes = rows.map(
      ({ id, quantity, back_in, translations }): Insertable<ProductSizesTable> => ({
        product_id: id,
        number: 0,
        place: 0,
        label: quantity,
        labels: JSON.stringify(quantitiesIn(translations)),
        price: null,
        availability: back_in === null ? null : 'away',
        days: null,
        back_in,
      }),
    )
    await insertRows(transaction, 'product_sizes', sizes).execute()
    after = last.id
  }
}

/** What the quantity is called in other languages. */
function quantitiesIn(translations: string): Record<string, string> {
  const said: Record<string, { quantity?: string }> = JSON.parse(translations)
  return Object.fromEntries(
    Object.entries(said).flatMap(([language, { quantity }]) =>
      quantity ? [[language, quantity]] : [],
    ),
  )
}
