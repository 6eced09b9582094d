import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely'
import { engineOf } from './engine.ts'
import { withoutNul } from './postgres/prepared.ts'
import type { Schema } from './schema.ts'

/**
 * Begins to insert rows, at least one, that all have the same columns, in their order. They are given as one
 * text: a list of values is written down, parsed, planned and bound one by one.
 */
export function insertRows<Table extends keyof Schema>(
  transaction: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
) {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Insertable<Schema[Table]> & string)[]
  const given =
    engineOf(transaction) === 'sqlite'
      ? // Without the condition SQLite takes what follows for part of a join.
        sql`select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))}
          from json_each(${asJson(rows)}) where true`
      : sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
          from json_populate_recordset(null::${sql.table(table)}, ${asJson(rows)})`
  return transaction
    .insertInto(table)
    .columns(columns as never)
    .expression(given)
}

/** For `doUpdateSet`: every column of these rows becomes what was to be inserted. */
export function asGiven<Row extends object>(rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row & string)[]
  return Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as {
    [Column in keyof Row]: RawBuilder<never>
  }
}

/**
 * Gives rows as one JSON text. What PostgreSQL rejects in it is replaced as the driver does in a parameter of
 * its own: lone surrogates and NUL.
 */
export function asJson(rows: readonly unknown[]): string {
  const json = JSON.stringify(rows)
  if (!/\\u(d|0000)/.test(json)) return json
  return JSON.stringify(rows, (_, value) =>
    typeof value === 'string' ? withoutNul(value.toWellFormed()) : value,
  )
}
