import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Creates the table of enquiries, from the dialog and from the bulk form alike. */
export async function enquiries(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('enquiries')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('enquiry', 'bulk')`))
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('mobile_number', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('message', 'text')
    .addColumn('query_type', 'text', (column) =>
      column.check(sql`query_type in ('corporateGift', 'bulkPurchase')`),
    )
    .addColumn('company_name', 'text')
    .addColumn('products', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('submission_id', 'text', (column) => column.unique())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('enquiries_by_fingerprint')
    .on('enquiries')
    .columns(['fingerprint', 'received_at'])
    .execute()
  await schema.createIndex('enquiries_by_time').on('enquiries').columns(['received_at']).execute()
  await schema
    .createIndex('enquiries_by_mobile_number')
    .on('enquiries')
    .columns(['mobile_number'])
    .execute()
}
