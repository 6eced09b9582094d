import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'
import { allowInOutbox } from './allow-in-outbox.ts'

/**
 * Keeps who asked to be told when a product's size is back, notes which sizes came back, and gives
 * their e-mails a channel of their own in the outbox.
 */
export async function waitingList(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  // Without references, as the logs of sizes: a deleted product can come back.
  await schema
    .createTable('size_returns')
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('returned_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('size_returns_key', ['product_id', 'number'])
    .execute()
  await schema
    .createTable('waiting_list')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull().check(sql`way in ('email', 'mobile')`))
    .addColumn('contact', 'text')
    .addColumn('contact_folded', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('waiting')
        .check(sql`state in ('waiting', 'sending', 'draft', 'told', 'failed', 'lapsed')`),
    )
    .addColumn('changed_at', 'text')
    .addColumn('not_before', 'text')
    .addColumn('message_id', 'text')
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('receipt', 'text')
    .addColumn('receipt_at', 'text')
    .execute()
  await schema
    .createIndex('waiting_list_once')
    .on('waiting_list')
    .columns(['product_id', 'number', 'contact'])
    .unique()
    .execute()
  for (const column of ['contact_folded', 'state', 'token', 'receipt']) {
    await schema
      .createIndex(`waiting_list_by_${column}`)
      .on('waiting_list')
      .column(column)
      .execute()
  }
  await allowInOutbox(transaction, { kind: 'back-email', channel: 'back' })
}
