import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/** Keeps the PDF of each quote that was sent. */
export async function quotePdfs(transaction: Transaction<Schema>): Promise<void> {
  const bytes = engineOf(transaction) === 'postgres' ? sql`bytea` : sql`blob`
  await transaction.schema
    .createTable('quote_pdfs')
    .addColumn('revision_id', 'integer', (column) =>
      column.primaryKey().references('quote_revisions.id'),
    )
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()
}
