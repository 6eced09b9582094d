import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Lets the database own the catalogue: products and categories can be hidden and say who changed
 * them when, every change is kept, ids are counted and never used again, and what visitors may see
 * is a view of its own.
 */
export async function keepingTheCatalogue(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  const flag = (table: string, name: string, start: number) =>
    schema
      .alterTable(table)
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(start))
      .execute()
  const text = (table: string, name: string, start?: string) =>
    schema
      .alterTable(table)
      .addColumn(name, 'text', (column) =>
        start === undefined ? column : column.notNull().defaultTo(start),
      )
      .execute()
  await flag('products', 'hidden', 0)
  await flag('products', 'shown', 1)
  await flag('products', 'version', 1)
  await text('products', 'edited_at')
  await schema.alterTable('products').addColumn('edited_by', 'integer').execute()
  await text('products', 'names', '[]')
  await text('products', 'name_sources', '{}')
  await text('products', 'picture_description', '')
  await text('products', 'photo')
  await text('products', 'back_in')
  await flag('categories', 'hidden', 0)
  await flag('categories', 'added', 0)
  await flag('categories', 'version', 1)
  await text('categories', 'kind')
  await text('catalogue_state', 'owned_since')
  await flag('catalogue_state', 'next_id', 1)
  await sql`
    update catalogue_state set next_id = (select coalesce(max(id), 0) + 1 from products)`.execute(
    transaction,
  )
  await createChanges(transaction)
  await schema
    .createIndex('old_addresses_by_product')
    .on('old_addresses')
    .column('product_id')
    .execute()
  // Without the places of hidden ones, so that a page's products are one stretch of an index.
  await schema
    .createIndex('shown_products_by_category')
    .on('products')
    .columns(['category_key', 'catalogue_order'])
    .where(sql<SqlBool>`shown = 1`)
    .execute()
  await schema
    .createIndex('shown_products_by_order')
    .on('products')
    .column('catalogue_order')
    .where(sql<SqlBool>`shown = 1`)
    .execute()
  await sql`create view shown_products as select * from products where shown = 1`.execute(
    transaction,
  )
}

async function createChanges(transaction: Transaction<Schema>) {
  const { schema } = transaction
  await schema
    .createTable('catalogue_changes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('product_id', 'integer')
    .addColumn('category_key', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('source', 'text', (column) =>
      column.notNull().check(sql`source in ('desk', 'import', 'file', 'undo')`),
    )
    .addColumn('import_id', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('undoes', 'integer')
    .execute()
  await schema
    .createIndex('catalogue_changes_by_product')
    .on('catalogue_changes')
    .columns(['product_id', 'id'])
    .execute()
  await schema
    .createIndex('catalogue_changes_by_category')
    .on('catalogue_changes')
    .columns(['category_key', 'id'])
    .where('category_key', 'is not', null)
    .execute()
  await schema
    .createIndex('catalogue_changes_by_import')
    .on('catalogue_changes')
    .columns(['import_id', 'id'])
    .where('import_id', 'is not', null)
    .execute()
  await schema
    .createIndex('catalogue_changes_undone')
    .on('catalogue_changes')
    .column('undoes')
    .where('undoes', 'is not', null)
    .execute()
}
