import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Creates the outbox: every message to be sent, written with what it is about. */
export async function outbox(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(sql`kind in ('staff-email', 'visitor-email', 'webhook', 'newsletter-email')`),
    )
    .addColumn('channel', 'text', (column) =>
      column.notNull().check(sql`channel in ('email', 'webhook')`),
    )
    .addColumn('subject_reference', 'text')
    .addColumn('recipient', 'text')
    .addColumn('body', 'text')
    .addColumn('state', 'text', (column) =>
      column.notNull().defaultTo('waiting').check(sql`state in ('waiting', 'sent', 'given-up')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('first_failed_at', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('leased_by', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  // In the order in which messages are taken: those tried least come first.
  await schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['state', 'channel', 'attempts', 'next_attempt_at'])
    .execute()
  await schema.createIndex('outbox_by_age').on('outbox').columns(['state', 'created_at']).execute()
  await schema
    .createIndex('outbox_by_reference')
    .on('outbox')
    .columns(['subject_reference'])
    .execute()
}
