import { type Kysely, PostgresAdapter } from 'kysely'
import type { Schema } from './schema.ts'

/** What the database is kept by. */
export type Engine = 'sqlite' | 'postgres'

/** Tells which engine a connection or a transaction speaks to. */
export function engineOf(db: Kysely<Schema>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** Whether a place names a PostgreSQL database, and not a file. */
export function isPostgresUrl(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place)
}
