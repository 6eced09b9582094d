import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Lets the staff be reminded once a day of what waits in quarantine, over all processes. */
export async function quarantineReminder(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('staff_reminders')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('enquiries_quarantined')
    .on('enquiries')
    .column('received_at')
    .where(sql<SqlBool>`quarantined_at is not null`)
    .execute()
}
