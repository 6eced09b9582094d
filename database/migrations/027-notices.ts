import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Lets phones of the staff's be told of what happens: which of them, of what, and how far each was
 * told. And lets the outbox carry that.
 */
export async function notices(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('push_subscriptions')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
    .addColumn('device_id', 'integer', (column) =>
      column.notNull().unique().references('staff_devices.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('new_enquiry', 'integer', (column) => column.notNull())
    .addColumn('waits_too_long', 'integer', (column) => column.notNull())
    .addColumn('delivery_fails', 'integer', (column) => column.notNull())
    .addColumn('any_hour', 'integer', (column) => column.notNull())
    .addColumn('says_who', 'integer', (column) => column.notNull())
    .addColumn('told_enquiry', 'integer', (column) => column.notNull())
    .addColumn('told_until', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_notice_at', 'text')
    .execute()
  await schema
    .createIndex('push_subscriptions_by_staff')
    .on('push_subscriptions')
    .column('staff_id')
    .execute()
  if (engineOf(transaction) === 'sqlite') await allowPushOnSqlite(transaction)
  else for (const column of ['kind', 'channel']) await allowPushOnPostgres(transaction, column)
}

async function allowPushOnPostgres(transaction: Transaction<Schema>, column: string) {
  const name = `outbox_${column}_check`
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${name}
  `.execute(transaction)
  const values = [...(rows[0]?.rule ?? '').matchAll(/'([\w-]+)'/g)].map(([, value]) => `'${value}'`)
  if (values.length === 0) throw new Error('The outbox is not as it was expected to be.')
  const rule = sql.raw(`check (${column} in (${[...values, "'push'"].join(', ')}))`)
  await sql`alter table outbox drop constraint ${sql.ref(name)}`.execute(transaction)
  await sql`alter table outbox add constraint ${sql.ref(name)} ${rule}`.execute(transaction)
}

/** SQLite changes no check of a table: the table is made anew, with everything that was said of it. */
async function allowPushOnSqlite(transaction: Transaction<Schema>) {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = 'outbox' and sql is not null
  `.execute(transaction)
  const table = rows.find(({ type }) => type === 'table')?.sql ?? ''
  let count = 0
  const widened = table.replace(/\b(kind|channel) in \(/g, (rule) => {
    count += 1
    return `${rule}'push', `
  })
  if (count !== 2) throw new Error('The outbox is not as it was expected to be.')
  await sql`alter table outbox rename to outbox_before`.execute(transaction)
  await sql.raw(widened).execute(transaction)
  await sql`insert into outbox select * from outbox_before`.execute(transaction)
  await sql`drop table outbox_before`.execute(transaction)
  for (const row of rows) {
    if (row.type !== 'table') await sql.raw(row.sql).execute(transaction)
  }
}
