import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Keeps whether the draft of a quote in a chat was sent, and from when on an enquiry has to be looked at
 * because a quote of it ends.
 */
export async function afterSending(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .alterTable('quote_revisions')
    .addColumn('chat', 'text', (column) => column.check(sql`chat in ('draft', 'sent', 'not-sent')`))
    .execute()
  await transaction.schema.alterTable('quote_revisions').addColumn('chat_at', 'text').execute()
  await transaction.schema.alterTable('enquiries').addColumn('quote_ends_at', 'text').execute()
}
