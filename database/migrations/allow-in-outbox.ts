import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

const unexpected = 'The outbox is not as it was expected to be.'

/** Lets the outbox carry one more kind of message, by one more channel; throws where it has no such checks. */
export async function allowInOutbox(
  transaction: Transaction<Schema>,
  added: { kind: string; channel: string },
): Promise<void> {
  if (engineOf(transaction) === 'sqlite') {
    await remakeOutboxOnSqlite(transaction, (table) => {
      let count = 0
      const widened = table.replace(
        /\b(kind|channel) in \(/g,
        (rule, column: keyof typeof added) => {
          count += 1
          return `${rule}'${added[column]}', `
        },
      )
      if (count !== 2) throw new Error(unexpected)
      return widened
    })
  } else {
    await allowOnPostgres(transaction, 'kind', added.kind)
    await allowOnPostgres(transaction, 'channel', added.channel)
  }
}

/**
 * SQLite changes no check of a table: the outbox is made again, with everything that was said of
 * it, by what `change` makes of its statement; throws where that changes nothing.
 */
export async function remakeOutboxOnSqlite(
  transaction: Transaction<Schema>,
  change: (table: string) => string,
): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = 'outbox' and sql is not null
  `.execute(transaction)
  const table = rows.find(({ type }) => type === 'table')?.sql ?? ''
  const changed = change(table)
  if (changed === table) throw new Error(unexpected)
  await sql`alter table outbox rename to outbox_before`.execute(transaction)
  await sql.raw(changed).execute(transaction)
  await sql`insert into outbox select * from outbox_before`.execute(transaction)
  await sql`drop table outbox_before`.execute(transaction)
  for (const row of rows) {
    if (row.type !== 'table') await sql.raw(row.sql).execute(transaction)
  }
}

async function allowOnPostgres(transaction: Transaction<Schema>, column: string, added: string) {
  const name = `outbox_${column}_check`
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${name}
  `.execute(transaction)
  const values = [...(rows[0]?.rule ?? '').matchAll(/'([\w-]+)'/g)].map(([, value]) => `'${value}'`)
  if (values.length === 0) throw new Error(unexpected)
  const rule = sql.raw(`check (${column} in (${[...values, `'${added}'`].join(', ')}))`)
  await sql`alter table outbox drop constraint ${sql.ref(name)}`.execute(transaction)
  await sql`alter table outbox add constraint ${sql.ref(name)} ${rule}`.execute(transaction)
}
