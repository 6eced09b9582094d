import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Lets a subscription be confirmed and ended by whoever holds the links of its e-mail. */
export async function newsletterConfirmation(transaction: Transaction<Schema>): Promise<void> {
  for (const column of ['token', 'confirmed_at', 'unsubscribed_at']) {
    await transaction.schema.alterTable('subscribers').addColumn(column, 'text').execute()
  }
  await transaction.schema
    .createIndex('subscribers_token')
    .on('subscribers')
    .column('token')
    .unique()
    .execute()
}
