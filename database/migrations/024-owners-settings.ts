import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Lets an owner change settings at the desk: every change is kept, and can be undone. Backups are
 * written down, so that the desk can tell when the last one was.
 */
export async function ownersSettings(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('settings_changes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('undoes', 'integer')
    .execute()
  await schema
    .createTable('notice_versions')
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('officer', 'text', (column) => column.notNull())
    .addColumn('addition', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('backups')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute()
}
