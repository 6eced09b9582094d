import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Keeps when staff wrote down that a visitor does not want a quote; such a quote is stored as withdrawn. */
export async function declinedQuotes(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema.alterTable('quote_revisions').addColumn('declined_at', 'text').execute()
}
