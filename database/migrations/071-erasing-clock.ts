import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Keeps what the clock said when something was last erased by age, and since when it is not believed. */
export async function erasingClock(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .createTable('erasing_clock')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('believed_at', 'text', (column) => column.notNull())
    .addColumn('doubted_since', 'text')
    .execute()
}
