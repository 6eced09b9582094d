import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Says of which uploaded pictures there is a larger file, to be looked at by itself; of none so far. */
export async function enlargedPictures(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema.alterTable('pictures').addColumn('enlarged_width', 'integer').execute()
}
