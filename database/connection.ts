import type { Kysely } from 'kysely'
import { isPostgresUrl } from './engine.ts'
import { openPostgres, type PoolOptions } from './postgres/postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite/sqlite.ts'

/** A connection to the site's database. A `Transaction<Schema>` may stand wherever one is taken. */
export type Database = Kysely<Schema>

/**
 * Opens the database at a `postgres://` address, or else in an SQLite file, which is created with
 * its folder when missing. Gives a connection that `destroy()` closes; throws when the database
 * cannot be reached, opened or used.
 */
export async function openDatabase(place: string, options: PoolOptions = {}): Promise<Database> {
  return isPostgresUrl(place) ? openPostgres(place, options) : openSqlite(place)
}

/**
 * Lends `work` a connection of its own whose statements may take as long as they do, as making an index
 * of a large table does. Gives what `work` gives; throws what `openDatabase` or `work` throws.
 */
export async function withLongConnection<T>(
  place: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(place, { pool: 1, silenceMs: 0 })
  return work(db).finally(() => db.destroy())
}
