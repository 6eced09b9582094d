import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Refusal } from '#commands/shared/run-command.ts'
import { openOrRefuse } from '#commands/shared/site-database.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { isBusy } from '#database/retry-when-busy.ts'

const inUse = 'The site, or another process, has the database open: stop it first.'

/** Throws a `Refusal` while the site runs on this database: what it took meanwhile would be left behind. */
export async function refuseInUse(place: string, name?: string): Promise<void> {
  if (isPostgresUrl(place)) await refuseOtherConnections(place, name)
  else refuseOpenFile(place)
}

async function refuseOtherConnections(url: string, name?: string) {
  const db = await openOrRefuse(url, name)
  try {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and application_name = 'aangan'`.execute(db)
    if (rows[0]?.others !== 0) throw new Refusal(inUse)
  } finally {
    await db.destroy()
  }
}

function refuseOpenFile(file: string) {
  const sqlite = new DatabaseSync(file, { timeout: 1_000 })
  try {
    // A connection with a write-ahead log shares the file's lock for as long as it is open, so
    // leaving that mode needs every other one to be gone.
    sqlite.exec('pragma locking_mode = exclusive; pragma journal_mode = delete')
    sqlite.exec('begin exclusive; commit')
  } catch (error) {
    throw isBusy(error) ? new Refusal(inUse) : error
  } finally {
    sqlite.close()
  }
}
