import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Keeps guides with what they say in each language, gives them the history and the old addresses that
 * products have, and lets processes follow their changes apart from those of the catalogue.
 */
export async function guides(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('guides')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'shown', 'hidden')`),
    )
    .addColumn('shown_from', 'text')
    .addColumn('first_shown', 'text')
    .addColumn('entry_date', 'text')
    .addColumn('wall', 'text', (column) => column.notNull())
    .addColumn('pictures', 'text', (column) => column.notNull())
    .addColumn('months', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('products', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('last_checked', 'text')
    .addColumn('sources', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('edited_at', 'text', (column) => column.notNull())
    .addColumn('edited_by', 'integer')
    .execute()
  // Apart from the guides: a list of thousands reads what they are called and none of their text.
  await schema
    .createTable('guide_texts')
    .addColumn('guide_id', 'integer', (column) =>
      column.notNull().references('guides.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('made_from', 'text')
    .addColumn('outdated', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('guide_texts_key', ['guide_id', 'language'])
    .execute()
  for (const table of ['catalogue_changes', 'old_addresses']) {
    await schema.alterTable(table).addColumn('guide_id', 'integer').execute()
  }
  await schema
    .createIndex('catalogue_changes_by_guide')
    .on('catalogue_changes')
    .columns(['guide_id', 'id'])
    .where(sql<SqlBool>`guide_id is not null`)
    .execute()
  await schema
    .alterTable('catalogue_state')
    .addColumn('guides_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
