import type { Database } from '#database/connection.ts'
import { findMedian, type StandingCount } from './enquiry-figures.ts'
import { type Days, listPeriods } from './periods.ts'

/** Lists how many enquiries of each of some days stand where, spam included. */
export async function listStandingCounts(
  db: Database,
  { from, until }: Days,
): Promise<StandingCount[]> {
  const rows = await db
    .selectFrom('enquiry_state_counts')
    .select(({ fn }) => [
      ...(['day', 'state', 'lost_reason', 'before_desk', 'answered'] as const),
      fn.sum<number | string>('times').as('times'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['day', 'state', 'lost_reason', 'before_desk', 'answered'])
    .execute()
  return rows.map(({ times, ...row }) => ({ ...row, times: Number(times) }))
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
