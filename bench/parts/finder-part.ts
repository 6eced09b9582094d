import type { Insertable } from 'kysely'
import { type Chosen, choices } from '#app/catalogue/facts/plant-choices.ts'
import { findPlantsPage } from '#app/search/finder/found-plants.server.ts'
import { type PlantIndex, plantIndex } from '#app/search/finder/plant-index.server.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { oneInTurn } from '#bench/one-in-turn.ts'
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { median } from '#bench/statistics.ts'
import { withDatabase, withShop } from '#bench/throwaway-shop.ts'
import type { Database } from '#database/connection.ts'
import type { ProductFactsTable } from '#database/schema/catalogue.ts'

const times = 21
/** Of no fact anything is told beside what is counted. */
const nothingTold = JSON.stringify({
  kind: 'plant',
  plant: {},
  contains: [],
  signs: [],
  youGet: [],
})
const config = { prices: { areShown: false } }
const rowsPerInsert = 1_000

/**
 * Measures a page of the Plant Finder in the store, its list and all counts together, with a choice
 * in every group, and what it takes to make the index that it counts by.
 */
export async function measureFinder({ database }: BenchOptions): Promise<Row[]> {
  const { products, ms, indexMs, indexBytes } = budgets.finder
  return withShop({ database, products }, (shop) =>
    withDatabase(shop, async (db) => {
      await describeAll(db)
      const made: number[] = []
      for (let time = 0; time < 5; time += 1) {
        const startedAt = performance.now()
        await plantIndex.make(db)
        made.push(performance.now() - startedAt)
      }
      const index = await plantIndex.make(db)
      const taken: number[] = []
      let found = 0
      for (let time = 0; time <= times; time += 1) {
        const startedAt = performance.now()
        found = (await findPlantsPage({ db, config }, index, inEveryGroup)).count
        // The first time reads the file.
        if (time > 0) taken.push(performance.now() - startedAt)
      }
      const among = `${products.toLocaleString('en-GB')} plants`
      return [
        {
          part: 'finder',
          what: `a page with all counts among ${among}`,
          figures: [{ value: median(taken), unit: 'ms', atMost: ms[database] }],
          note: `a choice in every group, ${found.toLocaleString('en-GB')} plants fit`,
        },
        {
          part: 'finder',
          what: `making the index of ${among}`,
          figures: [
            { value: median(made), unit: 'ms', atMost: indexMs[database] },
            {
              name: 'size',
              value: bytesOf(index) / 1_024,
              unit: 'KiB',
              atMost: indexBytes / 1_024,
            },
          ],
        },
      ]
    }),
  )
}

const inEveryGroup: Chosen = choices.filter(
  ({ group, value }) =>
    [
      'low',
      'bright',
      'inside',
      'balcony',
      'unsafe',
      'unknown',
      'easy',
      'week',
      'mid',
      'tall',
    ].includes(value) &&
    (value !== 'unknown' || group === 'pets'),
)

/** Gives every product facts as a plant has them, evenly mixed and always the same. */
export async function describeAll(db: Database) {
  const rows = await db.selectFrom('products').select('id').orderBy('id').execute()
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('product_facts').execute()
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      await transaction
        .insertInto('product_facts')
        .values(rows.slice(start, start + rowsPerInsert).map(({ id }) => madeUpFacts(Number(id))))
        .execute()
    }
  })
}

function madeUpFacts(product_id: number): Insertable<ProductFactsTable> {
  /** A number below `count` that goes its own way for each question. */
  const pick = (question: number, count: number) => {
    const mixed = Math.imul(product_id ^ (question * 7_919), 2_654_435_761)
    return ((mixed ^ (mixed >>> 15)) >>> 4) % count
  }
  const oneOf = <T>(question: number, values: readonly T[]) =>
    oneInTurn(values, pick(question, values.length))
  return {
    product_id,
    kind: 'plant',
    light: oneOf(1, ['low', 'bright', 'sun', null]),
    suits_low: pick(2, 2),
    suits_bright: pick(3, 2),
    suits_some_sun: pick(4, 2),
    suits_sun: pick(5, 2),
    water: oneOf(6, ['rare', 'week', 'twice', 'daily', null]),
    summer_from_days: null,
    summer_to_days: null,
    inside: pick(7, 2),
    balcony: pick(8, 2),
    garden: pick(9, 2),
    height_from_cm: 10,
    height_to_cm: oneOf(10, [20, 60, 120, null]),
    care: oneOf(11, ['easy', 'some', 'expert', null]),
    pets: oneOf(12, ['safe', 'mildly-toxic', 'toxic', null]),
    children: null,
    details: nothingTold,
  }
}

function bytesOf({ orders, fitting, flowering }: PlantIndex) {
  const all = [...fitting, flowering]
  return orders.byteLength + all.reduce((sum, bits) => sum + bits.byteLength, 0)
}
