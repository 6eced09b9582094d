import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Lets an enquiry be set aside as suspicious, and keeps the version of the privacy notice that
 * its visitor was shown. Older rows know neither.
 */
export async function quarantine(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema.alterTable('enquiries').addColumn('quarantined_at', 'text').execute()
  await schema
    .alterTable('enquiries')
    .addColumn('quarantine_reason', 'text', (column) =>
      column.check(sql`quarantine_reason in ('honeypot', 'too-fast')`),
    )
    .execute()
  await schema.alterTable('enquiries').addColumn('notice_version', 'text').execute()
}
