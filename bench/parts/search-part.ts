import { findSearchResults } from '#app/search/search-results.server.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { measureDeskList } from '#bench/desk-list.ts'
import { listSearchTerms } from '#bench/load/search-terms.ts'
import type { BenchOptions } from '#bench/options.ts'
import { measureChanges } from '#bench/product-changes.ts'
import type { Row } from '#bench/row.ts'
import { median } from '#bench/statistics.ts'
import { withDatabase, withShop } from '#bench/throwaway-shop.ts'
import type { Database } from '#database/connection.ts'
import { createMemory } from '#server/watching/memory.ts'

/** PostgreSQL takes ten minutes to be given a million. */
const sizes = { sqlite: [6_000, 100_000, 1_000_000], postgres: [6_000, 100_000] }
const longTerms = 400
/** The middle of three counts: what interrupts the machine seldom meets a search twice. */
const times = 3

/**
 * Measures the first page of results, its count included, in the database alone: for many terms
 * in catalogues of growing size, what one changed product costs there, and the desk's list of them.
 */
export async function measureSearch({ database }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const products of sizes[database]) {
    const measured = await withShop({ database, products }, (shop) =>
      withDatabase(shop, async (db) => [
        await measureTerms(db, products),
        await measureChanges(db, products),
        await measureDeskList(db, products),
      ]),
    )
    rows.push(...measured)
  }
  return rows
}

async function measureTerms(db: Database, products: number): Promise<Row> {
  const config = { prices: { areShown: false }, isSeasonShown: false, areGuidesShown: false }
  const shop = { db, config, memory: createMemory(db) }
  const all = (await chooseTerms(db)).map((query) => ({ query, ms: [] as number[] }))
  for (let time = 0; time <= times; time += 1) {
    for (const { query, ms } of all) {
      const startedAt = performance.now()
      await findSearchResults(shop, { query })
      // The first time reads the file.
      if (time > 0) ms.push(performance.now() - startedAt)
    }
  }
  const middles = all.map(({ query, ms }) => ({ query, ms: median(ms) }))
  const worst = middles.reduce((a, b) => (a.ms > b.ms ? a : b))
  const { products: largest, medianMs, worstMs } = budgets.storeSearch
  const limits = products === largest ? [medianMs, worstMs] : []
  const middle = median(middles.map(({ ms }) => ms))
  return {
    part: 'search',
    what: `first page among ${products.toLocaleString('en-GB')} products`,
    figures: [
      { name: 'median', value: middle, unit: 'ms', atMost: limits[0] },
      { name: 'worst', value: worst.ms, unit: 'ms', atMost: limits[1] },
    ],
    note: `${all.length} terms; the worst is '${worst.query}'`,
  }
}

/** All of one or two characters, which find the most, and some longer ones. */
async function chooseTerms(db: Database) {
  const isShort = (term: string) => term.length < 3
  const terms = await listSearchTerms(db, 20_000)
  const long = terms.filter((term) => !isShort(term))
  return [...terms.filter(isShort), ...long.slice(0, longTerms)]
}
