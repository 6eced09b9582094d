import { type Insertable, sql, type Transaction } from 'kysely'
import { engineOf } from './engine.ts'
import { asJson } from './insert-rows.ts'
import type { Schema } from './schema.ts'

/** The tables of which each row has one number. */
type Numbered = {
  [Table in keyof Schema]: 'id' extends keyof Schema[Table] ? Table : never
}[keyof Schema]

/**
 * Writes some columns of rows that are there, by their ids, in one statement: all rows have the
 * same columns.
 */
export async function updateRows<Table extends Numbered>(
  transaction: Transaction<Schema>,
  table: Table,
  rows: readonly (Partial<Insertable<Schema[Table]>> & { id: number })[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
  const isSqlite = engineOf(transaction) === 'sqlite'
  const source = isSqlite
    ? sql`json_each(${asJson(rows)})`
    : sql`json_populate_recordset(null::${sql.table(table)}, ${asJson(rows)})`
  const given = (column: string) =>
    isSqlite ? sql`given.value ->> ${sql.lit(column)}` : sql.ref(`given.${column}`)
  const set = columns.map((column) => sql`${sql.ref(column)} = ${given(column)}`)
  await sql`
    update ${sql.table(table)} set ${sql.join(set)} from ${source} as given
    where ${sql.ref(`${table}.id`)} = ${given('id')}`.execute(transaction)
}
