import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Remembers which data files of guides were loaded last; null: none yet. */
export async function guideFiles(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema.alterTable('catalogue_state').addColumn('guides_hash', 'text').execute()
}
