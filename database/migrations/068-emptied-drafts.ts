import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Throws away the drafts whose words were erased with their person while nothing else was done to them. */
export async function emptiedDrafts(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('quote_revisions')
    .set({ state: 'thrown' })
    .where('state', '=', 'draft')
    .where('draft', 'is', null)
    .execute()
}
