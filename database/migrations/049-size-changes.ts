import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Lets processes follow changes of sizes apart from all others: how many there were, and of which products. */
export async function sizeChanges(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .alterTable('catalogue_state')
    .addColumn('sizes_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('size_changes')
    .addColumn('product_id', 'integer', (column) =>
      column.primaryKey().references('products.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await schema.createIndex('size_changes_by_version').on('size_changes').column('version').execute()
}
