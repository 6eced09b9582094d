import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Keeps the share of a quote's total that is asked for in advance: its next revision asks for the same. */
export async function advancePercent(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .alterTable('quote_revisions')
    .addColumn('advance_percent', 'integer')
    .execute()
}
