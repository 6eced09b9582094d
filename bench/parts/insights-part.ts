import { readInsights } from '#app/insights/desk/read-insights.server.ts'
import { readRange } from '#app/insights/range.ts'
import { recordViews, type Viewed } from '#app/insights/record-views.server.ts'
import { tidyCounts } from '#app/insights/tidy-counts.server.ts'
import { dayNumber } from '#app/time/india.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { fillEnquiries } from '#bench/enquiries-of-years.ts'
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { median } from '#bench/statistics.ts'
import { withDatabase, withShop } from '#bench/throwaway-shop.ts'
import { tidyPostgres } from '#bench/tidy-postgres.ts'
import type { Database } from '#database/connection.ts'
import { createMemory } from '#server/watching/memory.ts'

/** The middle of so many looks. */
const times = 9

const ranges = [
  'time=4-weeks',
  'time=13-weeks',
  'time=year',
  'time=dates&from=2026-03-11&until=2026-07-19',
  'time=dates&from=2023-11-21&until=2026-11-19',
]

/**
 * Measures what the page of figures takes in the store, over short and long times, among the
 * enquiries and the views of some years.
 */
export function measureInsights({ database, products, enquiries }: BenchOptions): Promise<Row[]> {
  const { days, pageMs } = budgets.insights
  return withShop({ database, products }, (shop) =>
    withDatabase(shop, async (db) => {
      const now = await fillEnquiries(db, enquiries)
      await fillViews(db, days, now)
      // As a site does by itself every six hours.
      await tidyCounts(db, now)
      await tidyPostgres(db)
      const measured: { asked: string; ms: number; first: number }[] = []
      for (const asked of ranges) measured.push(await measure(db, asked, now))
      const worst = measured.reduce((a, b) => (a.ms > b.ms ? a : b))
      const first = measured.reduce((a, b) => (a.first > b.first ? a : b))
      const among = `${enquiries.toLocaleString('en-GB')} enquiries, ${days} days of views`
      return [
        {
          part: 'insights',
          what: `all figures among ${among}`,
          figures: [
            { name: 'median', value: median(measured.map(({ ms }) => ms)), unit: 'ms' },
            { name: 'worst', value: worst.ms, unit: 'ms', atMost: pageMs },
            { name: 'first look', value: first.first, unit: 'ms' },
          ],
          note: `${measured.length} times; the worst is '?${worst.asked}'`,
        },
      ]
    }),
  )
}

async function measure(db: Database, asked: string, now: Date) {
  const range = readRange(new URLSearchParams(asked), now)
  // The first look after a change of the catalogue finds out what words find.
  const views = { labelOf: () => undefined }
  const app = { db, memory: createMemory(db), views, config: { countViews: true } }
  const taken: number[] = []
  for (let time = 0; time <= times; time += 1) {
    const startedAt = performance.now()
    await readInsights(app, range, { seesEnquiries: true, mayAdd: true }, now)
    taken.push(performance.now() - startedAt)
  }
  const [first = 0, ...later] = taken
  return { asked, ms: median(later), first }
}

/** How many different things of each kind are looked at or searched for on a day. */
const aDay = { page: 25, product: 150, 'found-word': 120, 'missed-word': 40 } as const
/** How many there are of each in all. */
const inAll = { page: 25, product: 1_500, 'found-word': 4_000, 'missed-word': 2_000 } as const
/** So many counts of days are written in one transaction. */
const rowsTogether = 30_000
const kinds = ['page', 'product', 'found-word', 'missed-word'] as const

/** Fills a database with views and searches of some days up to `end`, always the same. */
async function fillViews(db: Database, days: number, end: Date): Promise<void> {
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
