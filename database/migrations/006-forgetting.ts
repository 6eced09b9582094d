import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Lets an enquiry stay as a number after the person behind it was forgotten. */
export async function forgetting(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema.alterTable('enquiries').addColumn('erased_at', 'text').execute()
}
