import { dayNumber } from '#app/insights/periods.ts'
import { recordViews, type Viewed } from '#app/insights/record-views.server.ts'
import type { Database } from '#database/connection.ts'

/** How many different things of each kind are looked at or searched for on a day. */
const aDay = { page: 25, product: 150, 'found-word': 120, 'missed-word': 40 } as const
/** How many there are of each in all. */
const inAll = { page: 25, product: 1_500, 'found-word': 4_000, 'missed-word': 2_000 } as const
/** So many counts of days are written in one transaction. */
const rowsTogether = 30_000
const kinds = ['page', 'product', 'found-word', 'missed-word'] as const

/** Fills a database with views and searches of some days up to `end`, always the same. */
export async function fillViews(db: Database, days: number, end: Date): Promise<void> {
  const last = dayNumber(end)
  let together: Viewed[] = []
  for (let day = last - days + 1; day <= last; day += 1) {
    const viewed: Viewed[] = kinds.flatMap((kind) =>
      Array.from({ length: aDay[kind] }, (_, index) => {
        // A few things are asked for each day, the others now and then.
        const rare = (day * 7_919 + index * 104_729) % inAll[kind]
        const place = index < aDay[kind] / 3 ? index : rare
        const name =
          kind === 'page' ? `/page-${place}` : kind === 'product' ? `${place}` : `word ${place}`
        return { day, kind, name, times: 1 + ((day + place) % 9) }
      }),
    )
    const searches = (['found', 'missed'] as const).map((name): Viewed => {
      return { day, kind: 'search', name, times: name === 'found' ? 300 : 60 }
    })
    together.push(...viewed, ...searches)
    // Months, quarters and years are counted once for all of them.
    if (day < last && together.length < rowsTogether) continue
    await recordViews(db, together)
    together = []
  }
}
