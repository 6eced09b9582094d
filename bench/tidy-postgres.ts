import { sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'

/** Does what PostgreSQL would do by itself within some minutes; nothing on SQLite. */
export async function tidyPostgres(db: Database): Promise<void> {
  if (engineOf(db) === 'sqlite') return
  await withoutTimeLimit(db, (connection) => sql`vacuum analyze`.execute(connection))
}

/** Lends `work` a connection to PostgreSQL whose statements may take as long as they like. */
export function withoutTimeLimit(
  db: Database,
  work: (connection: Database) => Promise<unknown>,
): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await work(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}
