import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

const kinds = `kind in ('staff-email', 'visitor-email', 'webhook', 'newsletter-email', 'staff-link-email')`

/**
 * Lets passkeys be used: what the browser has to sign, and whether a passkey may be copied. And
 * lets messages carry a link that lets somebody in: they end at their time.
 */
export async function waysIn(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('staff_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('add', 'sign-in')`),
    )
    .addColumn('staff_id', 'integer', (column) => column.references('staff.id'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  for (const name of ['backup_eligible', 'backed_up']) {
    await schema
      .alterTable('staff_passkeys')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await schema.alterTable('outbox').addColumn('expires_at', 'text').execute()
  if (engineOf(transaction) === 'sqlite') await takeKindsOnSqlite(transaction)
  else {
    await sql`alter table outbox drop constraint outbox_kind_check`.execute(transaction)
    const check = sql.raw(`check (${kinds})`)
    await sql`alter table outbox add constraint outbox_kind_check ${check}`.execute(transaction)
  }
  await schema
    .createIndex('outbox_by_expiry')
    .on('outbox')
    .column('expires_at')
    .where('expires_at', 'is not', null)
    .execute()
}

/** SQLite changes no check of a table: the table is made anew, with everything that was said of it. */
async function takeKindsOnSqlite(transaction: Transaction<Schema>) {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = 'outbox' and sql is not null
  `.execute(transaction)
  const table = rows.find(({ type }) => type === 'table')?.sql ?? ''
  const widened = table.replace(/check\s*\(kind in \([^)]*\)\)/, `check (${kinds})`)
  if (widened === table) throw new Error('The outbox is not as it was expected to be.')
  await sql`alter table outbox rename to outbox_before`.execute(transaction)
  await sql.raw(widened).execute(transaction)
  await sql`insert into outbox select * from outbox_before`.execute(transaction)
  await sql`drop table outbox_before`.execute(transaction)
  for (const row of rows) {
    if (row.type !== 'table') await sql.raw(row.sql).execute(transaction)
  }
}
