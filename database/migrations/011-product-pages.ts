import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Gives each product a slug, the name in its page's address, and facts that can be counted; adds
 * the addresses that products and categories once had.
 */
export async function productPages(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .alterTable('products')
    .addColumn('slug', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // No slug has this form: the load that follows gives the real ones.
  await sql`update products set slug = '~' || id`.execute(transaction)
  await schema.createIndex('products_by_slug').unique().on('products').columns(['slug']).execute()
  await schema
    .createTable('product_facts')
    .addColumn('product_id', 'integer', (column) =>
      column.primaryKey().references('products.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('light', 'text')
    .addColumn('suits_low', 'integer', (column) => column.notNull())
    .addColumn('suits_bright', 'integer', (column) => column.notNull())
    .addColumn('suits_some_sun', 'integer', (column) => column.notNull())
    .addColumn('suits_sun', 'integer', (column) => column.notNull())
    .addColumn('water', 'text')
    .addColumn('inside', 'integer', (column) => column.notNull())
    .addColumn('balcony', 'integer', (column) => column.notNull())
    .addColumn('garden', 'integer', (column) => column.notNull())
    .addColumn('height_from_cm', 'integer')
    .addColumn('height_to_cm', 'integer')
    .addColumn('care', 'text')
    .addColumn('pets', 'text')
    .addColumn('children', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('product_facts_by_light_and_place')
    .on('product_facts')
    .columns(['kind', 'light', 'inside', 'balcony', 'garden', 'product_id'])
    .execute()
  await schema
    .createTable('old_addresses')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'integer')
    .addColumn('category_key', 'text')
    .execute()
}
