import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listProducts } from '#app/catalogue/products.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import budgets from './budgets.json' with { type: 'json' }
import { giveSizes, sizesEach } from './give-sizes.ts'
import type { Load } from './load/load-result.ts'
import { alternate, type Round, type Target } from './load/rounds.ts'
import type { BenchOptions } from './options.ts'
import type { Row } from './row.ts'
import { withSites } from './running-site.ts'
import { ratioTo, summary } from './statistics.ts'
import { type Shop, withDatabase, withShop } from './throwaway-shop.ts'

const connections = 32
const products = 1_000
const notKept = { PAGE_CACHE_MB: '0' }

/**
 * Measures the processor time of a product's page that is made anew, with four sizes and prices shown,
 * in turn with the same pages of a shop without sizes.
 */
export function measureSizedPages({ database, rounds, seconds }: BenchOptions): Promise<Row> {
  const options = { rounds, seconds, connections }
  return withShop({ database, products }, (plain) =>
    withShop({ database, products }, async (sized) => {
      await withDatabase(sized, giveSizes)
      const paths = await withDatabase(plain, (db) => listProducts(db, 'indoor-plants'))
      return withSites(1, { shop: plain, env: notKept }, (ofPlain) =>
        withSites(1, { shop: sized, env: { ...notKept, PRICES_SHOWN: 'yes' } }, async (ofSized) => {
          const targets: Target[] = [
            { name: 'bare', servers: ofPlain, paths: await writePaths(plain, paths) },
            { name: 'site', servers: ofSized, paths: await writePaths(sized, paths) },
          ]
          const done = await alternate(targets, options)
          return rowOf(done.bare ?? [], done.site ?? [])
        }),
      )
    }),
  )
}

async function writePaths({ dataDir }: Shop, of: readonly { slug: string }[]) {
  const file = join(dataDir, 'products')
  await writeFile(file, of.map(({ slug }) => productPath(slug)).join('\n'))
  return { file, from: 0 } satisfies Load['paths']
}

function rowOf(without: readonly Round[], rounds: readonly Round[]): Row {
  const [floor, costs] = [costsOf(without), costsOf(rounds)]
  const isMeasured = floor.length > 0 && costs.length > 0
  return {
    part: 'sizes',
    what: `a product's page made anew, with ${sizesEach} sizes and their prices`,
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
