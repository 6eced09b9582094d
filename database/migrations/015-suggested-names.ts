import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Keeps what visitors call a product, counted, for the staff to look through. */
export async function suggestedNames(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('suggested_names')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute()
}
