import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Deleted products are listed for 30 days, out of a history of every change there ever was. */
export async function deletedProducts(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .createIndex('catalogue_changes_deleted')
    .on('catalogue_changes')
    .column('id')
    .where(sql<SqlBool>`after is null and product_id is not null`)
    .execute()
}
