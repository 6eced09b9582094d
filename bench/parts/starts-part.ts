import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { startBuiltSite } from '#bench/running-site.ts'
import { summary } from '#bench/statistics.ts'
import { type Shop, withShop } from '#bench/throwaway-shop.ts'

const path = '/home'

/** Measures how long a start takes until Home is answered, all that `npm start` does included. */
export async function measureStarts({ database, products, rounds }: BenchOptions): Promise<Row[]> {
  const first = await withShop({ database, products: 0 }, startOnce)
  const later = await withShop({ database, products }, async (shop) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await startOnce(shop))
    return times
  })
  const atMost = budgets.builtStartMs
  return [
    {
      part: 'starts',
      what: 'first ever: to the first answer',
      figures: [{ value: first, unit: 'ms' }],
      note: 'built, no database yet',
    },
    {
      part: 'starts',
      what: 'later: to the first answer',
      figures: [{ unit: 'ms', atMost, ...summary(later) }],
      note: `built, ${products.toLocaleString('en-GB')} products in the database`,
    },
  ]
}

async function startOnce(shop: Shop) {
  const site = await startBuiltSite({ shop, path })
  await site.stop()
  return site.answeredAfterMs
}
