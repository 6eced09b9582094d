import { dayNumber, dayText } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { App, ViewKind } from '#server/app-context.ts'
import { repeatWork } from '#server/background-work.ts'
import { mayEraseByAge } from '#server/erasing-clock.ts'
import { addUpCounts } from './add-up-counts.server.ts'
import { firstKeptMonth, listPeriodsOf, monthBefore, monthOf } from './periods.ts'
import { rest, rowsAtOnce } from './portions.ts'

/** Of the words of a day, and of each longer period, the most searched are kept. */
const keptWords = 1_000
const everyMs = 6 * 60 * 60 * 1000

const kinds: readonly ViewKind[] = ['page', 'product', 'found-word', 'missed-word', 'search']
const words = ['found-word', 'missed-word'] as const

/**
 * Keeps the counts small, in portions: deletes views older than 25 months and, of words, all but the
 * thousand most searched of each period, and adds up what was counted row by row. Ends early when
 * `stopping` is aborted.
 */
export async function tidyCounts(
  db: Database,
  now: Date = new Date(),
  stopping?: AbortSignal,
): Promise<void> {
  const first = firstKeptMonth(dayText(dayNumber(now)))
  for (const kind of kinds) {
    await inPortions(() => deleteOld(db, kind, first), stopping)
  }
  for (const period of listEnded(now)) {
    for (const kind of words) {
      await inPortions(() => keepMostSearched(db, kind, period), stopping)
    }
  }
  await addUpCounts(db, stopping)
}

/** Yesterday, and the longer periods that have ended lately or are running. */
function listEnded(now: Date) {
  const month = monthOf(dayText(dayNumber(now)))
  const months = [0, 1, 3, 12].map((back) => `${monthBefore(month, back)}-01`)
  const longer = months.flatMap((day) => listPeriodsOf(day).slice(1))
  return new Set([dayText(dayNumber(now) - 1), ...longer])
}

/** Deletes some until there are none left. */
async function inPortions(
  deleteSome: () => Promise<{ numDeletedRows: bigint }[]>,
  stopping: AbortSignal | undefined,
) {
  while (!stopping?.aborted) {
    const [deleted] = await retryWhenBusy(deleteSome)
    if (!deleted || deleted.numDeletedRows < rowsAtOnce) return
    await rest()
  }
}

function deleteOld(db: Database, kind: ViewKind, before: string) {
  return db
    .deleteFrom('view_counts')
    .where('kind', '=', kind)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('period', 'name'),
        'in',
        selectFrom('view_counts')
          .select(['period', 'name'])
          .where('kind', '=', kind)
          .where('period', '<', before)
          .orderBy('period')
          .orderBy('name')
          .limit(rowsAtOnce)
          .$asTuple('period', 'name'),
      ),
    )
    .execute()
}

function keepMostSearched(db: Database, kind: (typeof words)[number], period: string) {
  return db
    .deleteFrom('view_counts')
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('name', 'in', (build) =>
      build
        .selectFrom('view_counts')
        .select('name')
        .where('kind', '=', kind)
        .where('period', '=', period)
        .orderBy('times', 'desc')
        .orderBy('name')
        .limit(rowsAtOnce)
        .offset(keptWords),
    )
    .execute()
}

/** Keeps the counts tidy from now on: at once and every six hours. Gives what stops it. */
export function startTidyingCounts(app: App): () => void {
  const work = async (stopping: AbortSignal) => {
    if (await mayEraseByAge(app, 'Old counts')) await tidyCounts(app.db, undefined, stopping)
  }
  return repeatWork(app, 'tidying the counts', { everyMs, work }).end
}
