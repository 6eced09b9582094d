import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Creates the tables of categories, products and the state of the last catalogue load. */
export async function catalogue(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('categories')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('wall', 'text', (column) => column.notNull())
    .addColumn('heading', 'text')
    .addColumn('title', 'text')
    .addColumn('description', 'text')
    .addColumn('intro', 'text')
    .execute()
  await schema
    .createTable('products')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('category_key', 'text', (column) => column.notNull().references('categories.key'))
    .addColumn('catalogue_order', 'bigint', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('wall', 'text', (column) => column.notNull())
    .addColumn('quantity', 'text', (column) => column.notNull())
    .addColumn('tips', 'text', (column) => column.notNull())
    .addColumn('advantages', 'text', (column) => column.notNull())
    .addColumn('aliases', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('products_by_category')
    .on('products')
    .columns(['category_key', 'catalogue_order'])
    .execute()
  await schema
    .createIndex('products_by_order')
    .on('products')
    .columns(['catalogue_order'])
    .execute()
  await schema
    .createTable('catalogue_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('loaded_at', 'text', (column) => column.notNull())
    .execute()
}
