import { listFacts } from '#app/catalogue/facts/facts.server.ts'
import { listEveryProduct } from '#app/catalogue/products.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import type { Database } from '#database/connection.ts'
import budgets from './budgets.json' with { type: 'json' }
import { giveSizes, sizesEach } from './give-sizes.ts'
import { writePaths } from './load/asked-paths.ts'
import { alternate, type Round, type Target } from './load/rounds.ts'
import type { BenchOptions } from './options.ts'
import type { Row } from './row.ts'
import { withSites } from './running-site.ts'
import { ratioTo, summary } from './statistics.ts'
import { withDatabase, withShop } from './throwaway-shop.ts'

const products = 1_000
const notKept = { PAGE_CACHE_MB: '0' }

/** Products of which nothing but a name is known, and those of the sample, with all that their pages say. */
const kinds = [
  { name: 'a made-up product', connections: 32, isDescribed: false },
  // What several ask for at once is made once, and there are twenty of them.
  { name: 'a product of the sample', connections: 8, isDescribed: true },
]

/**
 * Measures the processor time of a product's page that is made anew, with four sizes and prices shown,
 * in turn with the same pages of a shop without sizes.
 */
export function measureSizedPages({ database, rounds, seconds }: BenchOptions): Promise<Row[]> {
  return withShop({ database, products }, (plain) =>
    withShop({ database, products }, async (sized) => {
      await withDatabase(sized, giveSizes)
      return withSites(1, { shop: plain, env: notKept }, (ofPlain) =>
        withSites(1, { shop: sized, env: { ...notKept, PRICES_SHOWN: 'yes' } }, async (ofSized) => {
          const rows: Row[] = []
          for (const { name, connections, isDescribed } of kinds) {
            const pages = await withDatabase(plain, (db) => listPages(db, isDescribed))
            const targets: Target[] = [
              { name: 'bare', servers: ofPlain, paths: await writePaths(plain, 'products', pages) },
              { name: 'site', servers: ofSized, paths: await writePaths(sized, 'products', pages) },
            ]
            const done = await alternate(targets, { rounds, seconds, connections })
            rows.push(rowOf(name, done.bare ?? [], done.site ?? []))
          }
          return rows
        }),
      )
    }),
  )
}

/** The pages of products of which facts are known, or of the others. */
async function listPages(db: Database, isDescribed: boolean): Promise<string[]> {
  const all = await listEveryProduct(db)
  const ids = all.map(({ id }) => id)
  const facts = await listFacts(db, ids, 'en')
  return all.filter(({ id }) => facts.has(id) === isDescribed).map(({ slug }) => productPath(slug))
}

function rowOf(name: string, without: readonly Round[], rounds: readonly Round[]): Row {
  const [floor, costs] = [costsOf(without), costsOf(rounds)]
  const isMeasured = floor.length > 0 && costs.length > 0
  return {
    part: 'sizes',
    what: `the page of ${name} made anew, with ${sizesEach} sizes and their prices`,
    floor: { unit: 'ms', ...(isMeasured ? summary(floor) : { value: undefined }) },
    figures: [
      { name: 'CPU', unit: 'ms', ...(isMeasured ? summary(costs) : { value: undefined }) },
      { unit: '/s', ...summary(rounds.map(({ perSecond }) => perSecond)) },
    ],
    ratio: {
      unit: '',
      atMost: budgets.sizes.ofPlainPage,
      ...(isMeasured ? ratioTo(floor, costs) : { value: undefined }),
    },
    note: 'floor: the same pages of a shop without sizes',
  }
}

function costsOf(rounds: readonly Round[]) {
  return rounds.flatMap(({ cpuMs }) => cpuMs ?? [])
}
