import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Takes the list of languages out of the tables that keep one: the code has it, and a language more
 * is no change to the database.
 */
export async function languagesAreData(transaction: Transaction<Schema>): Promise<void> {
  for (const table of ['enquiries', 'subscribers', 'ready_texts']) {
    if (engineOf(transaction) === 'sqlite') await remakeColumn(transaction, table)
    else {
      const rule = `${table}_language_check`
      const change = sql`alter table ${sql.table(table)} drop constraint ${sql.ref(rule)}`
      await change.execute(transaction)
    }
  }
}

/** SQLite changes no check of a column: the column is made again without it, with what it holds. */
async function remakeColumn(transaction: Transaction<Schema>, table: string) {
  const { schema } = transaction
  await schema
    .alterTable(table)
    .addColumn('language_anew', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
  await sql`update ${sql.table(table)} set language_anew = language`.execute(transaction)
  await schema.alterTable(table).dropColumn('language').execute()
  await schema.alterTable(table).renameColumn('language_anew', 'language').execute()
}
