import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Keeps the last event of an enquiry that a phone was told of: told by the time, it was not told of what was
 * stored a moment later than it was done, when it had been told of something else between.
 */
export async function toldEvents(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .alterTable('push_subscriptions')
    .addColumn('told_event', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update push_subscriptions set told_event =
    coalesce((select max(id) from enquiry_events where at <= told_until), 0)`.execute(transaction)
}
