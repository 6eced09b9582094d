import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/** Creates the tables of uploaded pictures and of their files. */
export async function pictures(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('pictures')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('photograph', 'cut-out')`),
    )
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('crop', 'text')
    .addColumn('wall', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('largest', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'integer')
    .addColumn('unused_since', 'text')
    .execute()
  const bytes = engineOf(transaction) === 'postgres' ? sql`bytea` : sql`blob`
  await schema
    .createTable('picture_files')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('picture_id', 'integer', (column) => column.notNull().references('pictures.id'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()
  await schema
    .createIndex('picture_files_by_address')
    .on('picture_files')
    .column('address')
    .execute()
  await schema
    .createIndex('picture_files_by_picture')
    .on('picture_files')
    .column('picture_id')
    .execute()
}
