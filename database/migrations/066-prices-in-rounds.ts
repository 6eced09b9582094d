import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Lets an answer of a stock round be a price; those given before say what can be had. */
export async function pricesInRounds(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .alterTable('stock_answers')
    .addColumn('field', 'text', (column) => column.notNull().defaultTo('availability'))
    .execute()
}
