import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Creates the table of newsletter subscribers. */
export async function newsletter(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .createTable('subscribers')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('subscribed_at', 'text', (column) => column.notNull())
    .execute()
}
