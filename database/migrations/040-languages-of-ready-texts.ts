import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** A text to begin an answer with is in one of the visitors' languages; those that stand are in English. */
export async function languagesOfReadyTexts(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .alterTable('ready_texts')
    .addColumn('language', 'text', (column) =>
      column.notNull().defaultTo('en').check(sql`language in ('en', 'hi', 'mr')`),
    )
    .execute()
}
