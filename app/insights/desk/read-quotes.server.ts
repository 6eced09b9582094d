import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { findNamedProducts } from '#app/catalogue/store/named-products.server.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import { countBySpan } from '#app/insights/enquiry-figures.ts'
import { listBars, type Range } from '#app/insights/range.ts'
import type { Money } from '#app/money/money.ts'
import { listMostQuoted } from '#app/quotes/most-quoted.server.ts'
import { listOutcomes, type Outcome, outcomes } from '#app/quotes/quote-outcomes.server.ts'
import { indiaDay, indiaInstant } from '#app/time/india.ts'
import { findMedian } from '#app/time/median.ts'
import { dayMinutesOf, workingMinutes } from '#app/time/working-hours.ts'
import { listMostWaitedFor } from '#app/waiting-list/waiting-counts.server.ts'
import type { Database } from '#database/connection.ts'
import type { BarRow, CountedSpan } from './insights-view.ts'
import { productBar } from './product-bar.server.ts'

/** The figures about quotes that were sent first in some days; every part adds up to `total`. */
export interface QuotesView {
  range: Range
  total: number
  bars: { by: 'week' | 'month'; spans: CountedSpan[] }
  outcomes: Record<Outcome, { times: number; sum: Money }>
  /** From the enquiry to the quote: under 4 working hours, within a working day, three days, later. */
  times: [number, number, number, number]
  /** Of all of them, in working minutes; undefined: none was sent. */
  medianMinutes: number | undefined
  /** How long a working day is, in minutes. */
  dayMinutes: number
  /** When working hours are, in words. */
  hours: string
  /** By how many quotes name them. */
  products: BarRow[]
  /** Sizes by how many wait for them today, whenever they asked; `people`: for any size at all. */
  waitedFor: { sizes: BarRow[]; people: number }
}

const mostProducts = 5

/** Reads all that the page of figures shows of quotes. */
export async function readQuotes(db: Database, range: Range, now: Date): Promise<QuotesView> {
  const all = await listOutcomes(db, indiaInstant(range.from), now)
  const sent = all.filter(({ sentAt }) => indiaDay(new Date(sentAt)) <= range.until)
  const { hours } = await readDeskSettings(db)
  const dayMinutes = dayMinutesOf(hours)
  const minutes = sent.map(({ receivedAt, sentAt }) =>
    workingMinutes(new Date(receivedAt), new Date(sentAt), hours),
  )
  const { by, spans } = listBars(range)
  const byDay = sent.map(({ sentAt }) => ({ day: indiaDay(new Date(sentAt)), times: 1 }))
  return {
    range,
    total: sent.length,
    bars: { by, spans: countBySpan(byDay, spans) },
    outcomes: Object.fromEntries(
      outcomes.map((outcome) => {
        const of = sent.filter((quote) => quote.outcome === outcome)
        const sum = of.reduce<Money>((before, { total }) => before + total, 0)
        return [outcome, { times: of.length, sum }]
      }),
    ) as QuotesView['outcomes'],
    times: countTimes(minutes, dayMinutes),
    medianMinutes: findMedian(minutes.map((taken) => ({ minutes: taken, times: 1 }))),
    dayMinutes,
    hours: hoursWords(hours),
    products: await nameProducts(
      db,
      sent.map(({ quoteId }) => quoteId),
    ),
    waitedFor: await readWaitedFor(db),
  }
}

async function readWaitedFor(db: Database): Promise<QuotesView['waitedFor']> {
  const { sizes, people } = await listMostWaitedFor(db, mostProducts)
  const ids = [...new Set(sizes.map(({ productId }) => productId))]
  const products = await findNamedProducts(db, ids)
  const known = await readSizes(db, ids)
  const rows = sizes.map(({ productId, number, waiting }) =>
    productBar(products.get(productId), {
      key: `${productId} ${number}`,
      times: waiting,
      size: known.get(productId)?.find((one) => one.number === number)?.label,
    }),
  )
  return { sizes: rows, people }
}

function countTimes(minutes: readonly number[], dayMinutes: number): QuotesView['times'] {
  const ends = [4 * 60, dayMinutes, 3 * dayMinutes]
  const counts: QuotesView['times'] = [0, 0, 0, 0]
  for (const taken of minutes) {
    const place = ends.findIndex((end) => taken < end)
    counts[(place < 0 ? 3 : place) as 0 | 1 | 2 | 3] += 1
  }
  return counts
}

async function nameProducts(db: Database, quoteIds: readonly number[]): Promise<BarRow[]> {
  const counted = await listMostQuoted(db, quoteIds, mostProducts)
  const products = await findNamedProducts(
    db,
    counted.map(({ id }) => id),
  )
  return counted.map(({ id, times }) => productBar(products.get(id), { key: String(id), times }))
}
