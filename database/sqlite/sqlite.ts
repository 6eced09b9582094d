import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { makeOwnFile, makeOwnFolder, restrictFileToOwner } from '#database/owner-only.ts'
import type { Schema } from '#database/schema.ts'
import { NodeSqliteDialect } from './node-sqlite.ts'
import { sqlitePragmas } from './sqlite-pragmas.ts'

/**
 * Opens the SQLite file, creating it and its folder, for their owner alone, when missing; throws
 * when the file cannot be opened or is no database.
 */
export async function openSqlite(file: string): Promise<Kysely<Schema>> {
  await makeOwnFolder(dirname(file))
  if (file !== ':memory:') await makeOwnFile(file)
  const sqlite = new DatabaseSync(file)
  try {
    sqlite.exec(sqlitePragmas)
  } catch (error) {
    sqlite.close()
    throw error
  }
  // Only now is it known to be a database, and nobody else's file.
  if (file !== ':memory:') await restrictFileToOwner(file)
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(sqlite) })
  // Kysely closes only what it has used once; without this, destroy() could leave the file open.
  await sql`select 1`.execute(db)
  return db
}
