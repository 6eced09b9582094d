import type { Database } from '#database/connection.ts'
import type { ViewKind } from '#server/app-context.ts'
import { firstKeptMonth, listPeriods } from './periods.ts'
import type { Range } from './range.ts'

/** What was looked at or searched for, and how often. */
export interface NamedTimes {
  name: string
  times: number
}

/** Lists what of a kind was looked at or searched for most in some days. */
export async function listMostViewed(
  db: Database,
  kind: ViewKind,
  range: Range,
  limit: number,
): Promise<NamedTimes[]> {
  const rows = await db
    .selectFrom('view_counts')
    .select(({ fn }) => ['name', fn.sum<number | string>('times').as('times')])
    .where('kind', '=', kind)
    .where('period', 'in', listPeriods(range, firstKeptMonth(range.today)))
    .groupBy('name')
    .orderBy('times', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
  return rows.map(({ name, times }) => ({ name, times: Number(times) }))
}

/** Counts the searches of some days, and those that found nothing. */
export async function countSearches(
  db: Database,
  range: Range,
): Promise<{ all: number; missed: number }> {
  const rows = await listMostViewed(db, 'search', range, 2)
  const timesOf = (ended: string) => rows.find(({ name }) => name === ended)?.times ?? 0
  return { all: timesOf('found') + timesOf('missed'), missed: timesOf('missed') }
}
