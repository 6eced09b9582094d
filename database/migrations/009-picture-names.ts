import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Calls a product's picture `picture`: `slug` is free for the name in its page's address. */
export async function pictureNames(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema.alterTable('products').renameColumn('slug', 'picture').execute()
}
