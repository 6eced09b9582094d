import { sql } from 'kysely'
import { findMedian } from '#app/time/median.ts'
import type { Database } from '#database/connection.ts'
import type { DayCount, StandingCount } from './enquiry-figures.ts'
import { type Days, listPeriods } from './periods.ts'

/**
 * Counts the enquiries received in some days, by where they stand and by day; spam is left out. One
 * statement counts both, so that they are of one moment and give the same total.
 */
export async function countEnquiries(
  db: Database,
  { from, until }: Days,
): Promise<{ byStanding: StandingCount[]; byDay: DayCount[] }> {
  const counted = sql`enquiry_state_counts
    where day >= ${from} and day <= ${until} and state <> 'spam'`
  const { rows } = await sql<StandingCount & { day: string | null }>`
    select null as day, state, lost_reason, before_desk, answered, sum(times) as times
    from ${counted} group by state, lost_reason, before_desk, answered
    union all
    select day, null, null, null, null, sum(times) from ${counted} group by day`.execute(db)
  const byStanding: StandingCount[] = []
  const byDay: DayCount[] = []
  for (const { day, times, ...standing } of rows) {
    if (day === null) byStanding.push({ ...standing, times: Number(times) })
    else byDay.push({ day, times: Number(times) })
  }
  return { byStanding, byDay }
}

/**
 * Gives the median of the working minutes to the first answer, of enquiries received in some days;
 * undefined when none was answered.
 */
export async function findMedianAnswer(db: Database, days: Days): Promise<number | undefined> {
  const rows = await db
    .selectFrom('enquiry_answer_counts')
    .select(({ fn }) => ['minutes', fn.sum<number | string>('times').as('times')])
    .where('period', 'in', listPeriods(days))
    .groupBy('minutes')
    .execute()
  return findMedian(rows.map(({ minutes, times }) => ({ minutes, times: Number(times) })))
}

/** A product by its id, and how many enquiries name it, or how often it was looked at. */
export interface ProductTimes {
  id: number
  times: number
}

/** Lists the products that most enquiries name, of those received in some days; spam is left out. */
export async function listMostAsked(
  db: Database,
  days: Days,
  limit: number,
): Promise<ProductTimes[]> {
  const rows = await db
    .selectFrom('enquiry_product_counts')
    .select(({ fn }) => ['product_id', fn.sum<number | string>('times').as('times')])
    .where('period', 'in', listPeriods(days))
    .groupBy('product_id')
    .having(({ fn }) => fn.sum('times'), '>', 0)
    .orderBy('times', 'desc')
    .orderBy('product_id')
    .limit(limit)
    .execute()
  return rows.map(({ product_id, times }) => ({ id: product_id, times: Number(times) }))
}
