import { spawn } from 'node:child_process'
import { listProducts } from '#app/catalogue/products.server.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { changeAvailability, plantIndex } from '#app/search/finder/plant-index.server.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { giveSizes, sizesEach } from '#bench/give-sizes.ts'
import { onInterruption } from '#bench/interruption.ts'
import { cardsOnPage, page, writePaths } from '#bench/load/asked-paths.ts'
import type { PathsFile } from '#bench/load/load-result.ts'
import { type Round, sendRound, type Target, warmUp } from '#bench/load/rounds.ts'
import type { BenchOptions } from '#bench/options.ts'
import { saveAtDesk } from '#bench/product-changes.ts'
import type { Row } from '#bench/row.ts'
import { withSites } from '#bench/running-site.ts'
import { measureSizedPages } from '#bench/sized-pages.ts'
import { median, ratioTo, summary, summaryOrNone } from '#bench/statistics.ts'
import { placeOf, type Shop, withDatabase, withShop } from '#bench/throwaway-shop.ts'
import type { Database } from '#database/connection.ts'
import { createMemory } from '#server/watching/memory.ts'
import { describeAll } from './finder-part.ts'

const connections = 32
/** A round has to hold several changes. */
const leastSeconds = 5
/** So many fit into their share of the cache: here it is only emptied by changes. */
const askedProducts = 80
const times = 21

/**
 * Measures what sizes cost a product's page, what a change of availability a second leaves of the cached
 * pages of a large catalogue with four sizes of each product, in turn with rounds without changes, and
 * what it takes to change the Plant Finder's index.
 */
export async function measureSizes(options: BenchOptions): Promise<Row[]> {
  return [...(await measureSizedPages(options)), ...(await measureChanges(options))]
}

function measureChanges({ database, rounds, seconds }: BenchOptions): Promise<Row[]> {
  const { products, ofUndisturbed, indexChangeMs } = budgets.sizes
  const among = `${products.toLocaleString('en-GB')} products with ${sizesEach} sizes each`
  return withShop({ database, products }, (shop) =>
    withDatabase(shop, async (db) => {
      await describeAll(db)
      await giveSizes(db)
      const index = await measureIndex(db)
      const paths = await writePages(shop, db)
      const measured = await withSites(1, { shop }, (servers) =>
        alternate(
          shop,
          db,
          { name: 'site', servers, paths },
          {
            rounds,
            seconds: Math.max(seconds, leastSeconds),
            connections,
          },
        ),
      )
      const rate = ({ perSecond }: Round) => perSecond
      const [alone, changing] = [measured.alone.map(rate), measured.changing.map(rate)]
      return [
        {
          part: 'sizes',
          what: `cached pages while one availability a second changes, ${among}`,
          floor: { unit: '/s', ...summary(alone) },
          figures: [
            { unit: '/s', ...summary(changing) },
            { name: 'p99', unit: 'ms', ...summary(measured.changing.map(({ p99Ms }) => p99Ms)) },
            { name: 'CPU', unit: 'ms', ...cpuOf(measured.changing) },
            { name: 'CPU without', unit: 'ms', ...cpuOf(measured.alone) },
          ],
          ratio: { unit: '', atLeast: ofUndisturbed, ...ratioTo(alone, changing) },
          note: 'floor: the same without changes; every other change is of a product on these pages',
        },
        {
          part: 'sizes',
          what: `the finder's index, ${among}`,
          figures: [
            { name: 'changed', value: index.changedMs, unit: 'ms', atMost: indexChangeMs },
            { name: 'made', value: index.madeMs, unit: 'ms' },
          ],
        },
      ]
    }),
  )
}

/** Every fifth request is for a page of cards, every tenth for the finder, others for products. */
async function writePages(shop: Shop, db: Database): Promise<PathsFile> {
  const plants = await listProducts(db, 'indoor-plants', { limit: askedProducts })
  const selections = [
    '',
    '?light=low',
    '?place=balcony&care=easy',
    '?availability=available',
  ].flatMap((query) => [query, query && `${query}&height=tall`, query && `${query}&water=rare`])
  const lines = plants.flatMap(({ slug }, at) => [
    productPath(slug),
    ...(at % 5 === 0 ? [page, '/home'] : []),
    ...(at % 10 === 0 ? [`/finder${selections[(at / 10) % selections.length]}`] : []),
  ])
  return writePaths(shop, 'pages', lines)
}

async function alternate(
  shop: Shop,
  db: Database,
  target: Target,
  options: { rounds: number; seconds: number; connections: number },
): Promise<{ alone: Round[]; changing: Round[] }> {
  let sent = await warmUp((soFar) => sendRound(target, options, soFar))
  const done: Record<'alone' | 'changing', Round[]> = { alone: [], changing: [] }
  const send = async (kind: keyof typeof done) => {
    const round = await sendRound(target, options, sent)
    sent += round.requests
    done[kind].push(round)
  }
  const shown = (await listProducts(db, 'indoor-plants', { limit: cardsOnPage })).map(idOf)
  const others = (await listProducts(db, 'indoor-plants', { limit: 5_000 })).map(idOf).slice(-60)
  const ids = shown.flatMap((id, at) => [id, others[at] ?? id])
  for (let round = 0; round < options.rounds; round += 1) {
    await send('alone')
    const end = startChanging(shop, ids)
    try {
      await send('changing')
    } finally {
      end()
    }
  }
  return done
}

/** The site's processor time for a request. */
function cpuOf(rounds: readonly Round[]) {
  return summaryOrNone(rounds.flatMap(({ cpuMs }) => cpuMs ?? []))
}

const idOf = ({ id }: { id: number }) => id

/** Begins to change a size a second; gives what ends it. */
function startChanging(shop: Shop, ids: readonly number[]): () => void {
  const args = ['bench/change-sizes.ts', placeOf(shop), ...ids.map(String)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const takeBack = onInterruption(() => child.kill())
  return () => {
    child.kill()
    takeBack()
  }
}

/** Makes the first size of a product available, or takes it away again. */
export async function changeOneSize(db: Database, id: number) {
  const [first, ...others] = (await readSizes(db, [id])).get(id) ?? []
  if (!first) throw new Error('A product has lost its sizes.')
  const is = first.availability?.is === 'available' ? 'ask' : 'available'
  await saveAtDesk(db, id, { sizes: [{ ...first, availability: { is } }, ...others] })
}

async function measureIndex(db: Database): Promise<{ changedMs: number; madeMs: number }> {
  const memory = createMemory(db)
  const startedAt = performance.now()
  await memory.recall(plantIndex)
  const madeMs = performance.now() - startedAt
  const taken: number[] = []
  for (let id = 1; id <= times; id += 1) {
    await changeOneSize(db, id)
    const changedAt = performance.now()
    await changeAvailability({ db, memory }, [id])
    taken.push(performance.now() - changedAt)
  }
  return { changedMs: median(taken), madeMs }
}
