import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Lets the desk list a large catalogue without reading it: whether facts are missing stands on the
 * product, and what is counted or put in order has an index.
 */
export async function theDesksList(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .alterTable('products')
    .addColumn('facts_missing', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`
    update products set facts_missing = 1 where id in (
      select product_id from product_facts where kind <> 'goods' and (
        light is null or water is null or care is null or height_to_cm is null or pets is null
        or children is null or inside + balcony + garden = 0))`.execute(transaction)
  for (const [name, which] of [
    ['products_not_shown', sql<SqlBool>`shown = 0`],
    ['products_lacking_facts', sql<SqlBool>`facts_missing = 1`],
  ] as const) {
    await schema
      .createIndex(name)
      .on('products')
      .columns(['catalogue_order', 'category_key'])
      .where(which)
      .execute()
  }
  await schema
    .createIndex('products_by_name')
    .on('products')
    .columns(['name_folded', 'catalogue_order'])
    .execute()
  await schema
    .createIndex('products_by_edit')
    .on('products')
    .expression(sql`coalesce(edited_at, '') desc, catalogue_order`)
    .execute()
}
