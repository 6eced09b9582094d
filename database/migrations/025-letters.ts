import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'
import { allowInOutbox } from './allow-in-outbox.ts'

/**
 * Lets the nursery write to the newsletter's subscribers, by a channel of its own in the outbox, and
 * lets an owner download everything that is kept, in pieces that any process can give.
 */
export async function letters(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('letters')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'sending', 'paused', 'stopped', 'sent')`),
    )
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'integer')
    .addColumn('began_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('recipients', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_subscriber', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reached', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('paced_at', 'text')
    .addColumn('sent', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('left_since', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('outbox').addColumn('letter_id', 'integer').execute()
  await schema
    .createIndex('outbox_by_letter')
    .on('outbox')
    .columns(['letter_id', 'state', 'next_attempt_at'])
    .where('letter_id', 'is not', null)
    .execute()
  await allowInOutbox(transaction, { kind: 'letter-email', channel: 'letter' })
  await createDownloads(transaction)
}

async function createDownloads(transaction: Transaction<Schema>) {
  const { schema } = transaction
  await schema
    .createTable('downloads')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('staff_id', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('making', 'ready', 'failed')`),
    )
    .addColumn('to_do', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('ready_at', 'text')
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'text')
    .execute()
  const bytes = engineOf(transaction) === 'postgres' ? sql`bytea` : sql`blob`
  await schema
    .createTable('download_pieces')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('download_id', 'integer', (column) =>
      column.notNull().references('downloads.id').onDelete('cascade'),
    )
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()
  await schema
    .createIndex('download_pieces_in_order')
    .on('download_pieces')
    .columns(['download_id', 'id'])
    .execute()
}
