import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { App } from './app-context.ts'
import { repeatWork } from './background-work.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** A clock that has gone on by more than this while nothing was erased may be a wrong one. */
const doubtfulMs = 30 * dayMs
/** So long nothing is erased by it: an hour less than a day, so that the next daily run may. */
const doubtedMs = dayMs - hourMs

/**
 * Tells whether anything may be erased because of its age now, and warns in the log where not: `what`
 * is what stays then. A clock that is far ahead would erase everything at once. One that has gone on
 * by more than 30 days since something was last erased is therefore believed only after a day: that
 * is as well a site which stood still for so long.
 */
export async function mayEraseByAge(
  { db, log }: Pick<App, 'db' | 'log'>,
  what: string,
  now: Date = new Date(),
): Promise<boolean> {
  const stored = await db.selectFrom('erasing_clock').selectAll().executeTakeFirst()
  const believed = stored?.believed_at ?? (await findNewestEnquiry(db)) ?? now.toISOString()
  const ahead = now.getTime() - Date.parse(believed)
  if (ahead <= doubtfulMs) {
    const isNoted = stored && stored.doubted_since === null && ahead >= 0 && ahead < hourMs
    if (!isNoted) await note(db, now.toISOString(), null)
    return true
  }
  const since = stored?.doubted_since ?? now.toISOString()
  const doubted = now.getTime() - Date.parse(since)
  // A doubt that lies as far back, or still to come, was another clock's.
  const isSame = doubted >= 0 && doubted <= doubtfulMs
  if (isSame && doubted >= doubtedMs) {
    await note(db, now.toISOString(), null)
    return true
  }
  const from = isSame ? new Date(since) : now
  await note(db, believed, from.toISOString())
  const until = new Date(from.getTime() + dayMs).toISOString()
  log.error(
    `${what} stay until ${until}: this machine’s clock says ${now.toISOString()}, more than 30 days after ${believed}, when it was last known to be right. Set it before then if it is wrong.`,
  )
  return false
}

interface Erasing {
  /** What is erased, and so stays while the clock is doubted. */
  what: string
  /** Erases what is old enough, or part of it where the site is `stopping`; gives how many. */
  erase: (stopping: AbortSignal) => Promise<number>
  /** The log's line for them, and the name that their number has there. */
  done: string
  counted: 'erased' | 'pictures'
  /** What the log says where that throws. */
  failure: string
}

/**
 * Erases something by its age from now on: at once and every day, beside what the process does else. Gives
 * what stops it.
 */
export function eraseDaily(
  app: Pick<App, 'db' | 'log' | 'backgroundWork'>,
  { what, erase, done, counted, failure }: Erasing,
): () => void {
  const eraseOld = async (stopping: AbortSignal) => {
    try {
      if (!(await mayEraseByAge(app, what))) return
      const many = await erase(stopping)
      if (many > 0) app.log.info({ [counted]: many }, done)
    } catch (error) {
      app.log.error({ err: error }, failure)
    }
  }
  return repeatWork(app, what, { everyMs: dayMs, work: eraseOld }).end
}

/** Where nothing was erased yet, as after an update: the site took this one by its clock. */
async function findNewestEnquiry(db: Database) {
  const row = await db
    .selectFrom('enquiries')
    .select('received_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.received_at
}

async function note(db: Database, believed_at: string, doubted_since: string | null) {
  await retryWhenBusy(() =>
    db
      .insertInto('erasing_clock')
      .values({ id: 1, believed_at, doubted_since })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ believed_at, doubted_since }))
      .execute(),
  )
}
