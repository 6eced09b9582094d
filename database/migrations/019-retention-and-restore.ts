import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Lets the retention period be kept by the last contact without reading every enquiry, and messages
 * out of a restored backup be held back until somebody has looked.
 */
export async function retentionAndRestore(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createIndex('enquiries_by_last_contact')
    .on('enquiries')
    .expression(sql`coalesce(last_contact_at, received_at)`)
    .where(sql<SqlBool>`erased_at is null`)
    .execute()
  await schema.alterTable('outbox').addColumn('held_at', 'text').execute()
}
