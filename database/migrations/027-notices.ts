import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'
import { allowInOutbox } from './allow-in-outbox.ts'

/**
 * Lets phones of the staff's be told of what happens: which of them, of what, and how far each was
 * told. And lets the outbox carry that.
 */
export async function notices(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('push_subscriptions')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
    .addColumn('device_id', 'integer', (column) =>
      column.notNull().unique().references('staff_devices.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('new_enquiry', 'integer', (column) => column.notNull())
    .addColumn('waits_too_long', 'integer', (column) => column.notNull())
    .addColumn('delivery_fails', 'integer', (column) => column.notNull())
    .addColumn('any_hour', 'integer', (column) => column.notNull())
    .addColumn('says_who', 'integer', (column) => column.notNull())
    .addColumn('told_enquiry', 'integer', (column) => column.notNull())
    .addColumn('told_until', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_notice_at', 'text')
    .execute()
  await schema
    .createIndex('push_subscriptions_by_staff')
    .on('push_subscriptions')
    .column('staff_id')
    .execute()
  await allowInOutbox(transaction, { kind: 'push', channel: 'push' })
}
