import { sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { App } from '#server/app-context.ts'
import { dayNumber, dayText, monthBefore, monthOf } from './periods.ts'

/** Views are kept for so many months, the running one among them. */
const keptMonths = 25
/** Of the words of a day, and of a month, the most searched are kept. */
const keptWords = 1_000
const everyMs = 6 * 60 * 60 * 1000

/** What the triggers on enquiries add to: the columns by which each is added up. */
const followed = [
  ['enquiry_state_counts', 'day', ['state', 'lost_reason', 'before_desk', 'answered']],
  ['enquiry_answer_counts', 'period', ['minutes']],
  ['enquiry_product_counts', 'period', ['product_id']],
] as const

/**
 * Keeps the counts small: adds up what was counted row by row, and deletes views older than 25
 * months and, of words, all but the thousand most searched of each day and month.
 */
export async function tidyCounts(db: Database, now: Date = new Date()): Promise<void> {
  const today = dayText(dayNumber(now))
  const month = monthOf(today)
  await retryWhenBusy(() =>
    db
      .deleteFrom('view_counts')
      .where('period', '<', monthBefore(month, keptMonths - 1))
      .execute(),
  )
  const ended = [dayText(dayNumber(now) - 1), monthBefore(month, 1), month]
  for (const period of ended) for (const kind of words) await keepMostSearched(db, kind, period)
  for (const [table, period, columns] of followed) await addUpRows(db, table, period, columns)
}

const words = ['found-word', 'missed-word'] as const

function keepMostSearched(db: Database, kind: (typeof words)[number], period: string) {
  return retryWhenBusy(() =>
    db
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
          .limit(1_000_000)
          .offset(keptWords),
      )
      .execute(),
  )
}

/** Period by period, so that nobody waits for it long. */
async function addUpRows(
  db: Database,
  table: (typeof followed)[number][0],
  period: string,
  columns: readonly string[],
) {
  const key = sql.join([period, ...columns].map((column) => sql.ref(column)))
  const { rows: found } = await sql<{ period: string }>`
    select distinct period from (
      select ${sql.ref(period)} as period from ${sql.table(table)} group by ${key} having count(*) > 1
    ) as scattered order by period`.execute(db)
  for (const { period: one } of found) {
    await retryWhenBusy(() =>
      db.transaction().execute(async (transaction) => {
        // What is deleted is what is added up: a row that comes meanwhile is in neither.
        const { rows } = await sql<Record<string, unknown> & { times: number }>`
          delete from ${sql.table(table)} where ${sql.ref(period)} = ${one} returning *`.execute(
          transaction,
        )
        const sums = new Map<string, Record<string, unknown> & { times: number }>()
        for (const row of rows) {
          const place = JSON.stringify(columns.map((column) => row[column]))
          const sum = sums.get(place)
          if (sum) sum.times += row.times
          else sums.set(place, row)
        }
        const left = [...sums.values()].filter(({ times }) => times !== 0)
        for (let start = 0; start < left.length; start += 1_000) {
          await transaction
            .insertInto(table as 'enquiry_answer_counts')
            .values(left.slice(start, start + 1_000) as never)
            .execute()
        }
      }),
    )
  }
}

/** Keeps the counts tidy from now on: at once and every six hours. Gives what stops it. */
export function keepCountsTidy({ db, backgroundWork }: App): () => void {
  const tidy = () => backgroundWork.begin('tidying the counts', () => tidyCounts(db))
  tidy()
  const timer = setInterval(tidy, everyMs)
  return () => clearInterval(timer)
}
