import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import { readDeskSettings } from './desk-settings.server.ts'
import { countOpen } from './inbox-counts.server.ts'
import { workingMinutes } from './working-hours.ts'

/** How the desk stands, for whoever watches over the site. */
export interface OpenEnquiries {
  ours: number
  theirs: number
  /** How long the visitor has waited who waits longest for us, in working seconds; 0: nobody does. */
  oldestWaitSeconds: number
}

/** Counts open enquiries by whose turn it is, and the longest wait in working hours. */
export async function readOpenEnquiries(
  db: Database,
  now: Date = new Date(),
): Promise<OpenEnquiries> {
  const { ours, theirs } = await countOpen(db, undefined, now)
  const { hours } = await readDeskSettings(db)
  const oldest = await db
    .selectFrom('enquiries')
    .select('our_turn_since')
    .where(sql<SqlBool>`turn <> 'closed'`)
    .where('our_turn_since', '<=', now.toISOString())
    .orderBy('our_turn_since')
    .limit(1)
    .executeTakeFirst()
  const since = oldest?.our_turn_since
  const minutes = since ? workingMinutes(new Date(since), now, hours) : 0
  return { ours, theirs, oldestWaitSeconds: minutes * 60 }
}
