import { type SqlBool, sql } from 'kysely'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import type { EnquiryState } from '#app/enquiries/answering/enquiry-state.ts'
import { findMedian } from '#app/time/median.ts'
import { workingMinutes } from '#app/time/working-hours.ts'
import type { Database } from '#database/connection.ts'
import type { Count } from './inbox-row.ts'

/** Beyond this nobody reads how many there are. */
const countTo = 1_000
const monthMs = 30 * 24 * 60 * 60 * 1000
/** Of fewer answers a median says more about one of them than about what is usual. */
const leastAnswers = 10
/** A month's answers that are looked at for the usual one: the last ones of a very busy month. */
const mostAnswers = 1_000

/** Spam that was put there longer ago than this is not shown any more. */
export const spamShownMs = monthMs

/** Whose enquiries are counted: undefined is anybody's, null is nobody's. */
export type Whose = number | null | undefined

export interface OpenCounts {
  ours: number
  theirs: number
  states: Partial<Record<EnquiryState, { ours: number; theirs: number }>>
}

/** Counts what is open, by state and by turn. */
export async function countOpen(db: Database, whose: Whose, now: Date): Promise<OpenCounts> {
  const isOurs = sql`our_turn_since is not null and our_turn_since <= ${now.toISOString()}`
  let query = db
    .selectFrom('enquiries')
    .select(({ fn }) => [
      'state',
      fn.countAll<number>().as('rows'),
      sql<number>`sum(case when ${isOurs} then 1 else 0 end)`.as('ours'),
    ])
    .where(sql<SqlBool>`turn <> 'closed'`)
    .groupBy('state')
  if (whose !== undefined) query = query.where('staff_id', whose === null ? 'is' : '=', whose)
  const rows = await query.execute()
  const counts = rows.map(({ state, rows: all, ours }) => {
    return { state, ours: Number(ours), theirs: Number(all) - Number(ours) }
  })
  return {
    ours: counts.reduce((sum, { ours }) => sum + ours, 0),
    theirs: counts.reduce((sum, { theirs }) => sum + theirs, 0),
    states: Object.fromEntries(counts.map(({ state, ours, theirs }) => [state, { ours, theirs }])),
  }
}

/** Counts closed enquiries in this state or, without one, in any but spam. */
export async function countClosed(
  db: Database,
  now: Date,
  { state, whose }: { state?: EnquiryState; whose?: Whose } = {},
): Promise<Count> {
  const since = new Date(now.getTime() - spamShownMs).toISOString()
  const shown =
    state === 'spam'
      ? sql<SqlBool>`turn = 'closed' and state = 'spam' and turn_since > ${since}`
      : sql<SqlBool>`turn = 'closed' and state <> 'spam'`
  let query = db.selectFrom('enquiries').select('id').where(shown).where('erased_at', 'is', null)
  if (state && state !== 'spam') {
    query = query.where('state', '=', state).where('before_desk', '=', 0)
  }
  if (whose !== undefined) query = query.where('staff_id', whose === null ? 'is' : '=', whose)
  const { rows } = await db
    .selectFrom(query.limit(countTo + 1).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return upTo(Number(rows))
}

/** A number of enquiries as a count. */
export function upTo(count: number): Count {
  return { count: Math.min(count, countTo), more: count > countTo }
}

/**
 * Gives the median of the last month's times from receipt to first answer, in working minutes;
 * undefined with fewer than ten answers, of which nothing is usual.
 */
export async function findUsualAnswer(db: Database, now: Date): Promise<number | undefined> {
  const rows = await db
    .selectFrom('enquiries')
    .select('answer_minutes')
    .where('answer_minutes', 'is not', null)
    .where('first_answer_at', '>', new Date(now.getTime() - monthMs).toISOString())
    .where('first_answer_at', '<=', now.toISOString())
    .orderBy('first_answer_at', 'desc')
    .limit(mostAnswers)
    .execute()
  if (rows.length < leastAnswers) return undefined
  return findMedian(rows.map(({ answer_minutes }) => ({ minutes: answer_minutes ?? 0, times: 1 })))
}

/** How the desk stands, for whoever watches over the site. */
interface OpenEnquiries {
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
