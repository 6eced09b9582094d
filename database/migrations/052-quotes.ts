import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'
import { allowInOutbox } from './allow-in-outbox.ts'

/** Keeps quotes with their revisions and lines, counts their numbers, and gives their e-mails a channel. */
export async function quotes(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('quotes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiries.id'))
    .addColumn('number', 'text', (column) => column.unique())
    .addColumn('year', 'integer')
    .addColumn('running', 'integer')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('quotes_once', ['year', 'running'])
    .execute()
  await schema.createIndex('quotes_by_enquiry').on('quotes').column('enquiry_id').execute()
  await schema
    .createTable('quote_revisions')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('quote_id', 'integer', (column) => column.notNull().references('quotes.id'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('draft')
        .check(
          sql`state in ('draft', 'thrown', 'sent', 'change-asked', 'accepted', 'withdrawn', 'replaced')`,
        ),
    )
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('draft', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('sent_by', 'integer')
    .addColumn('token', 'text', (column) => column.unique())
    .addColumn('valid_until', 'text')
    .addColumn('note', 'text')
    .addColumn('terms', 'text')
    .addColumn('gstin', 'text')
    .addColumn('tax', 'text', (column) =>
      column.notNull().defaultTo('none').check(sql`tax in ('none', 'included', 'added')`),
    )
    .addColumn('lines_sum', 'bigint')
    .addColumn('discount', 'bigint')
    .addColumn('discount_percent', 'integer')
    .addColumn('delivery', 'bigint')
    .addColumn('delivery_rate', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('taxes', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('total', 'bigint')
    .addColumn('advance', 'bigint')
    .addColumn('message_id', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('answered_by', 'integer')
    .addColumn('withdrawn_at', 'text')
    .addColumn('withdraw_reason', 'text')
    .addColumn('paid_on', 'text')
    .addColumn('paid_amount', 'bigint')
    .addColumn('paid_by', 'integer')
    .addUniqueConstraint('quote_revisions_once', ['quote_id', 'revision'])
    .execute()
  await schema
    .createTable('quote_lines')
    .addColumn('revision_id', 'integer', (column) =>
      column.notNull().references('quote_revisions.id'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'integer')
    .addColumn('size', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('local_name', 'text')
    .addColumn('size_label', 'text')
    .addColumn('local_size', 'text')
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('tax_rate', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('quote_lines_key', ['revision_id', 'position'])
    .execute()
  await schema
    .createTable('quote_counters')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await allowInOutbox(transaction, { kind: 'quote-email', channel: 'quote' })
}
