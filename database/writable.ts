import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { engineOf } from './engine.ts'
import type { Schema } from './schema.ts'

/**
 * Whether enquiries can be written to a database, without writing: its file and folder let this
 * user, and their disk is not mounted read-only; a PostgreSQL is no standby, and neither the
 * database nor the role is for reading only. Throws when it does not answer.
 */
export async function isWritable(db: Kysely<Schema>): Promise<boolean> {
  if (engineOf(db) === 'postgres') return isPostgresWritable(db)
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db)
  return isFileWritable(rows[0]?.file ?? '')
}

/** Whether an SQLite file, or the folder where one is to be made, can be written. */
export async function isFileWritable(file: string): Promise<boolean> {
  try {
    await access(dirname(file), constants.W_OK)
    await access(file, constants.W_OK)
    return true
  } catch (error) {
    return Object(error).code === 'ENOENT'
  }
}

async function isPostgresWritable(db: Kysely<Schema>) {
  const { rows } = await sql<{ writable: boolean }>`
    select current_setting('transaction_read_only') = 'off'
      and coalesce(has_table_privilege(to_regclass('enquiries'), 'insert'), true) as writable`.execute(
    db,
  )
  return rows[0]?.writable === true
}
