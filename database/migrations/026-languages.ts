import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Keeps in which language an enquiry was written and a newsletter was asked for, the privacy notice
 * read with it, and what products and categories are called and said to be in other languages.
 */
export async function languages(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  for (const table of ['enquiries', 'subscribers']) {
    await schema
      .alterTable(table)
      .addColumn('language', 'text', (column) =>
        column.notNull().defaultTo('en').check(sql`language in ('en', 'hi', 'mr')`),
      )
      .execute()
  }
  for (const table of ['products', 'categories']) {
    await schema
      .alterTable(table)
      .addColumn('translations', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
  }
  // PostgreSQL's view has the columns that there were when it was made.
  await sql`drop view shown_products`.execute(transaction)
  await sql`create view shown_products as select * from products where shown = 1`.execute(
    transaction,
  )
}
