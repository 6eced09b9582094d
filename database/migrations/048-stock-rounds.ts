import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Keeps what somebody answers of sizes while they walk through the nursery. */
export async function stockRounds(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('stock_rounds')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('staff_id', 'integer', (column) => column.notNull())
    .addColumn('category_key', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  // Without a reference to the size: what was answered of one that is gone is told as such.
  await schema
    .createTable('stock_answers')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('round_id', 'integer', (column) =>
      column.notNull().references('stock_rounds.id').onDelete('cascade'),
    )
    .addColumn('submission', 'text', (column) => column.notNull().unique())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('was', 'text', (column) => column.notNull())
    .addColumn('said', 'text', (column) => column.notNull())
    .addColumn('theirs', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('stock_answers_by_round')
    .on('stock_answers')
    .columns(['round_id', 'id'])
    .execute()
}
