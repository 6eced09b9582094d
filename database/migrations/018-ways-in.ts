import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'
import { remakeOutboxOnSqlite } from './allow-in-outbox.ts'

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
  if (engineOf(transaction) === 'sqlite') {
    const former = /check\s*\(kind in \([^)]*\)\)/
    await remakeOutboxOnSqlite(transaction, (table) => table.replace(former, `check (${kinds})`))
  } else {
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
