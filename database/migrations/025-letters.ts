import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Lets the nursery write to the newsletter's subscribers, by a way out of its own in the outbox, and
 * lets an owner download everything that is kept, in pieces that any process can give.
 */
export async function letters(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('letters')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'sending', 'paused', 'stopped', 'sent')`),
    )
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'integer')
    .addColumn('began_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('recipients', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_subscriber', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reached', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('paced_at', 'text')
    .addColumn('sent', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('left_since', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('outbox').addColumn('letter_id', 'integer').execute()
  await schema
    .createIndex('outbox_by_letter')
    .on('outbox')
    .columns(['letter_id', 'state', 'next_attempt_at'])
    .where('letter_id', 'is not', null)
    .execute()
  if (engineOf(transaction) === 'sqlite') await allowLettersOnSqlite(transaction)
  else {
    await allowOnPostgres(transaction, 'kind', 'letter-email')
    await allowOnPostgres(transaction, 'channel', 'letter')
  }
  await createDownloads(transaction)
}

async function createDownloads(transaction: Transaction<Schema>) {
  const { schema } = transaction
  await schema
    .createTable('downloads')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('staff_id', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('making', 'ready', 'failed')`),
    )
    .addColumn('to_do', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('ready_at', 'text')
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'text')
    .execute()
  const bytes = engineOf(transaction) === 'postgres' ? sql`bytea` : sql`blob`
  await schema
    .createTable('download_pieces')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('download_id', 'integer', (column) =>
      column.notNull().references('downloads.id').onDelete('cascade'),
    )
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()
  await schema
    .createIndex('download_pieces_in_order')
    .on('download_pieces')
    .columns(['download_id', 'id'])
    .execute()
}

async function allowOnPostgres(transaction: Transaction<Schema>, column: string, added: string) {
  const name = `outbox_${column}_check`
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${name}
  `.execute(transaction)
  const values = [...(rows[0]?.rule ?? '').matchAll(/'([\w-]+)'/g)].map(([, value]) => `'${value}'`)
  if (values.length === 0) throw new Error('The outbox is not as it was expected to be.')
  const rule = sql.raw(`check (${column} in (${[...values, `'${added}'`].join(', ')}))`)
  await sql`alter table outbox drop constraint ${sql.ref(name)}`.execute(transaction)
  await sql`alter table outbox add constraint ${sql.ref(name)} ${rule}`.execute(transaction)
}

/** SQLite changes no check of a table: the table is made anew, with everything that was said of it. */
async function allowLettersOnSqlite(transaction: Transaction<Schema>) {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = 'outbox' and sql is not null
  `.execute(transaction)
  const table = rows.find(({ type }) => type === 'table')?.sql ?? ''
  const added: Record<string, string> = { kind: 'letter-email', channel: 'letter' }
  let count = 0
  const widened = table.replace(/\b(kind|channel) in \(/g, (rule, column: string) => {
    count += 1
    return `${rule}'${added[column]}', `
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
