import { dayText } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { insertRows } from '#database/insert-rows.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { ViewKind } from '#server/app-context.ts'
import { listPeriodsOf } from './periods.ts'

/** How often something was looked at or searched for on a day that `dayNumber` gave. */
export interface Viewed {
  day: number
  kind: ViewKind
  name: string
  times: number
}

/** Adds counts to those of their days, months, quarters and years, all of them in one transaction. */
export async function recordViews(db: Database, viewed: readonly Viewed[]): Promise<void> {
  const rows = addUp(viewed)
  if (rows.length === 0) return
  await writeTransaction(db, async (transaction) => {
    await insertRows(transaction, 'view_counts', rows)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'period', 'name']).doUpdateSet((build) => ({
          times: build('view_counts.times', '+', build.ref('excluded.times')),
        })),
      )
      .execute()
  })
}

/** A row for each period, in one order always, so that no two writers wait for each other. */
function addUp(viewed: readonly Viewed[]) {
  const rows = new Map<string, { kind: ViewKind; period: string; name: string; times: number }>()
  for (const { day, kind, name, times } of viewed) {
    for (const period of listPeriodsOf(dayText(day))) {
      const key = `${kind} ${period} ${name}`
      const row = rows.get(key) ?? { kind, period, name, times: 0 }
      row.times += times
      rows.set(key, row)
    }
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}
