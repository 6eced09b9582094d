import { type RawBuilder, sql } from 'kysely'
import { inUse, refuseOpenFile } from '#commands/shared/refuse-open-file.ts'
import { Refusal } from '#commands/shared/run-command.ts'
import { openOrRefuse } from '#commands/shared/site-database.ts'
import type { Database } from '#database/connection.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { isBehindPooler } from '#database/postgres/postgres.ts'

const keptOpen =
  'If all have ended, a pooler keeps their connections: give its address, not PostgreSQL’s (ops/README.md).'

/** A site that runs asks something twice a second. */
const watchSeconds = 3

/** Throws a `Refusal` while the site runs on this database: what it took meanwhile would be left behind. */
export async function refuseInUse(place: string, name?: string): Promise<void> {
  if (isPostgresUrl(place)) await refuseOtherConnections(place, name)
  else refuseOpenFile(place)
}

async function refuseOtherConnections(url: string, name?: string) {
  const db = await openOrRefuse(url, name)
  try {
    if (!(await hasOthers(db, sql`true`))) return
    if (!(await isBehindPooler(db))) throw new Refusal(`${inUse} ${keptOpen}`)
    // A pooler keeps its connections to the server for minutes after the site has closed its own.
    // In one transaction, for that stays on one of them: what we asked before it is none of the others’.
    const used = await db.transaction().execute(async (transaction) => {
      await sql`select pg_sleep(${watchSeconds})`.execute(transaction)
      return hasOthers(transaction, sql`(state <> 'idle' or state_change > now())`)
    })
    if (used) throw new Refusal(inUse)
  } finally {
    await db.destroy()
  }
}

/** Tells whether connections of the site, but ours, are as `which` says. */
async function hasOthers(db: Database, which: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = 'aangan' and ${which}`.execute(db)
  return rows[0]?.others !== 0
}
