import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Lets spreadsheets be brought in: the imports with how far each is and which process works at it,
 * their rows as they were sent and what would become of each, and how columns were matched before.
 */
export async function imports(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('sheet_name', 'text', (column) => column.notNull())
    .addColumn('other_sheets', 'integer', (column) => column.notNull())
    .addColumn('staff_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .check(sql`state in ('matching', 'checked', 'applying', 'applied', 'undoing', 'undone')`),
    )
    .addColumn('headings', 'text', (column) => column.notNull())
    .addColumn('matching', 'text', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('to_do', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('new_products', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('changed_products', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('began_at', 'text')
    .addColumn('applied_at', 'text')
    .addColumn('undone_at', 'text')
    .addColumn('undone_by', 'integer')
    .addColumn('undone_to', 'integer')
    .addColumn('keep_later', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'text')
    .execute()
  await schema
    .createIndex('imports_at_work')
    .on('imports')
    .column('leased_until')
    .where(sql<boolean>`state in ('applying', 'undoing')`)
    .execute()
  await schema
    .createTable('import_rows')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('import_id', 'text', (column) =>
      column.notNull().references('imports.id').onDelete('cascade'),
    )
    .addColumn('row', 'integer', (column) => column.notNull())
    .addColumn('cells', 'text', (column) => column.notNull())
    .addColumn('mends', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('left_out', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('outcome', 'text', (column) =>
      column.check(sql`outcome in ('need', 'new', 'changed', 'same')`),
    )
    .addColumn('target', 'text')
    .addColumn('product_id', 'integer')
    .addColumn('checked', 'text')
    .addColumn('applied_at', 'text')
    .addUniqueConstraint('import_rows_of_import', ['import_id', 'row'])
    .execute()
  await schema
    .createIndex('import_rows_by_outcome')
    .on('import_rows')
    .columns(['import_id', 'outcome', 'row'])
    .execute()
  await schema
    .createIndex('import_rows_by_target')
    .on('import_rows')
    .columns(['import_id', 'target'])
    .execute()
  await schema
    .createTable('import_matchings')
    .addColumn('headings_hash', 'text', (column) => column.primaryKey())
    .addColumn('matching', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute()
}
