import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Keeps the months in which a product is sown and planted, and flowers, so that they are found. */
export async function months(transaction: Transaction<Schema>): Promise<void> {
  for (const name of ['sow_months', 'plant_months', 'flower_months']) {
    await transaction.schema
      .alterTable('product_facts')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
}
