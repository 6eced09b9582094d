import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Lets sign-in links that were asked for on a known device be told from all others. */
export async function whoAskedForALink(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema.alterTable('staff_links').addColumn('device_id', 'integer').execute()
}
