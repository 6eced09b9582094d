import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Keeps a product's pictures after its first, what the first shows in other languages, and as which
 * file of a folder a picture was sent.
 */
export async function severalPictures(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  for (const [column, empty] of [
    ['picture_words', '{}'],
    ['more_pictures', '[]'],
  ] as const) {
    await schema
      .alterTable('products')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(empty))
      .execute()
  }
  await schema.alterTable('pictures').addColumn('sent_as', 'text').execute()
  // PostgreSQL's view has the columns that there were when it was made.
  await sql`drop view shown_products`.execute(transaction)
  await sql`create view shown_products as select * from products where shown = 1`.execute(
    transaction,
  )
}
