import { toShownProduct } from '#app/catalogue/product.ts'
import { listProducts } from '#app/catalogue/products.server.ts'
import { findSearchResults } from '#app/search/search-results.server.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { oneInTurn } from '#bench/one-in-turn.ts'
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import type { RunningProgram } from '#bench/running-program.ts'
import { withSites } from '#bench/running-site.ts'
import { ratioTo, summary } from '#bench/statistics.ts'
import { withDatabase, withShop } from '#bench/throwaway-shop.ts'
import { createMemory } from '#server/watching/memory.ts'
import { cardsOnPage, differentPages, newSearches } from './asked-paths.ts'
import { loadBareRender, timeWork } from './bare-work.ts'
import { type Round, sendRound, type Target, warmUp } from './rounds.ts'
import { listSearchTerms } from './search-terms.ts'

const connections = 32
/** Of these the floor asks one after the other. */
const floorTerms = 5_000

/**
 * Measures what it costs to make what is not kept: a page of 60 cards, and a search that nobody
 * made before. Their floors are what React takes for the cards alone, and the same query with its
 * cards, in turn with them.
 */
export function measureAnew(options: BenchOptions): Promise<Row[]> {
  const { database, products, seconds } = options
  return withShop({ database, products }, async (shop) => {
    const renderCards = await loadBareRender()
    const cards = await withDatabase(shop, (db) =>
      listProducts(db, 'indoor-plants', { limit: cardsOnPage }),
    )
    const shown = cards.map(toShownProduct)
    const pages = await differentPages(shop)
    const searches = await newSearches(shop)
    const bareRender = await timeWork(async () => renderCards(shown), seconds)
    return [
      await withSites(1, { shop, env: { PAGE_CACHE_MB: '0' } }, async (sites) =>
        rowOf('page rendered anew', await alternate(sites, pages, bareRender, options), {
          of: `React’s render of its ${cardsOnPage} cards`,
          atMost: budgets.freshPage.ofBareRender,
        }),
      ),
      await withSites(1, { shop }, (sites) =>
        withDatabase(shop, async (db) => {
          const config = {
            prices: { areShown: false },
            isSeasonShown: false,
            areGuidesShown: false,
          }
          const parts = { db, config, memory: createMemory(db) }
          const terms = await listSearchTerms(db, floorTerms)
          let place = 0
          const bareSearch = await timeWork(async () => {
            const query = oneInTurn(terms, place++)
            const { exact, byAlias } = await findSearchResults(parts, { query })
            renderCards([...exact, ...byAlias])
          }, seconds)
          return rowOf('search, new terms', await alternate(sites, searches, bareSearch, options), {
            of: 'the same query and React’s render of its cards',
            atMost: budgets.newSearch.ofBareRender,
          })
        }),
      ),
    ]
  })
}

interface Alternated {
  site: Round[]
  /** The processor time of the floor in ms, of each round. */
  floor: number[]
}

async function alternate(
  servers: RunningProgram[],
  paths: Target['paths'],
  measureFloor: () => Promise<number>,
  { rounds, seconds }: BenchOptions,
): Promise<Alternated> {
  const target: Target = { name: 'site', servers, paths }
  const load = { rounds, seconds, connections }
  let sent = await warmUp((soFar) => sendRound(target, load, soFar))
  const done: Alternated = { site: [], floor: [] }
  for (let round = 0; round < rounds; round += 1) {
    const result = await sendRound(target, load, sent)
    sent += result.requests
    done.site.push(result)
    done.floor.push(await measureFloor())
  }
  return done
}

function rowOf(
  what: string,
  { site, floor }: Alternated,
  { of, atMost }: { of: string; atMost: number },
): Row {
  const costs = site.flatMap(({ cpuMs }) => cpuMs ?? [])
  const isMeasured = costs.length === floor.length
  const unmeasured = { value: undefined }
  return {
    part: 'anew',
    what,
    floor: { unit: 'ms', ...summary(floor) },
    figures: [
      { name: 'CPU', unit: 'ms', ...(isMeasured ? summary(costs) : unmeasured) },
      { unit: '/s', ...summary(site.map(({ perSecond }) => perSecond)) },
      { name: 'p99', unit: 'ms', ...summary(site.map(({ p99Ms }) => p99Ms)) },
    ],
    ratio: { unit: '', atMost, ...(isMeasured ? ratioTo(floor, costs) : unmeasured) },
    note: `floor: ${of}`,
  }
}
