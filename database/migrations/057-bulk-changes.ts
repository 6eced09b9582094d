import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Lets many products be changed at once: keeps which ones each of the staff has ticked, and lets an
 * import be such a change, which has a number and says what undoing it left alone.
 */
export async function bulkChanges(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('product_ticks')
    .addColumn('staff_id', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_ticks_key', ['staff_id', 'product_id'])
    .execute()
  await schema.alterTable('imports').addColumn('bulk', 'text').execute()
  await schema.alterTable('imports').addColumn('number', 'integer').execute()
  await schema.createIndex('imports_by_number').on('imports').column('number').unique().execute()
  await schema.alterTable('import_rows').addColumn('left_alone', 'text').execute()
}
