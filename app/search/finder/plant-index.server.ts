import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { answerOf, heightOf, type SafetyLevel } from '#app/catalogue/facts/facts.ts'
import { choices, type GroupName } from '#app/catalogue/facts/plant-choices.ts'
import type { Availability } from '#app/catalogue/sizes/size.ts'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import type { ProductFactsTable } from '#database/schema/catalogue.ts'
import type { App } from '#server/app-context.ts'
import type { Memorable } from '#server/watching/memory.ts'
import { addBit, type Bits, hasBit, noBits, removeBit } from './bits.ts'

/** Every plant of the catalogue by its number in the catalogue's order, and which choices it fits. */
export interface PlantIndex {
  /** The places of the plants, ascending. */
  orders: Float64Array
  /** The numbers of the plants that fit each choice, in the order of `choices`. */
  fitting: readonly Bits[]
  /** The numbers of the plants of which somebody has said when they flower. */
  flowering: Bits
}

/** So many rows are read at a time: it takes some milliseconds, then others are served. */
const ROWS_AT_ONCE = 2_000

/**
 * The index of the plants that the Plant Finder counts by; kept until the catalogue changes, and changed in
 * place where only sizes do.
 */
export const plantIndex: Memorable<PlantIndex> = { name: 'plants', make: readPlantIndex }

async function readPlantIndex(db: Database): Promise<PlantIndex> {
  const orders: number[] = []
  const fitting = choices.map((): number[] => [])
  const flowering: number[] = []
  let last = 0
  for (;;) {
    const rows = await readProducts(db, last)
    for (const { kind, catalogue_order, ...row } of rows) {
      last = Number(catalogue_order)
      if (kind !== 'plant') continue
      const fits = listFits(row)
      for (const [index, { group, value }] of choices.entries()) {
        if (fits[group].includes(value)) fitting[index]?.push(orders.length)
      }
      if (row.flower_months) flowering.push(orders.length)
      orders.push(last)
    }
    if (rows.length < ROWS_AT_ONCE) break
    await setImmediate()
  }
  const toBits = (numbers: readonly number[]) => {
    const bits = noBits(orders.length)
    for (const number of numbers) addBit(bits, number)
    return bits
  }
  return {
    orders: Float64Array.from(orders),
    fitting: fitting.map(toBits),
    flowering: toBits(flowering),
  }
}

/** The next products in order, then their facts: joined at once, SQLite sorts all for each piece. */
function readProducts(db: Database, after: number) {
  return db
    .selectFrom((build) =>
      build
        .selectFrom('shown_products')
        .select(['id', 'catalogue_order'])
        .where('catalogue_order', '>', after)
        .orderBy('catalogue_order')
        .limit(ROWS_AT_ONCE)
        .as('next'),
    )
    .leftJoin('product_facts', 'product_facts.product_id', 'next.id')
    .select([hasSize('available').as('available'), hasSize('to-order').as('to_order')])
    .select([
      ...(['catalogue_order', 'kind', 'pets', 'care', 'water', 'height_to_cm'] as const),
      ...(['suits_low', 'suits_bright', 'suits_some_sun', 'suits_sun'] as const),
      ...(['inside', 'balcony', 'garden', 'flower_months'] as const),
    ])
    .orderBy('catalogue_order')
    .execute()
}

/** Whether some size of a product in `next` can be had so; SQLite says it as a number. */
function hasSize(is: Availability['is']) {
  return sql<number | boolean>`exists (
    select 1 from product_sizes where product_id = next.id and availability = ${is})`
}

/**
 * Changes the index, where it is kept, to what can be had of these products now. Gives the numbers of the
 * plants that it now counts otherwise.
 */
export async function changeAvailability(
  { db, memory }: Pick<App, 'db' | 'memory'>,
  productIds: readonly number[],
): Promise<number[]> {
  const index = await memory.peek(plantIndex)
  if (!index) return []
  const changed: number[] = []
  for (const some of inPieces(productIds)) {
    changed.push(...(await changeSome(db, index, some)))
    await setImmediate()
  }
  return changed
}

async function changeSome(db: Database, index: PlantIndex, productIds: readonly number[]) {
  const rows = await db
    .selectFrom((build) =>
      build
        .selectFrom('shown_products')
        .select(['id', 'catalogue_order'])
        .where('id', 'in', productIds)
        .as('next'),
    )
    .select([hasSize('available').as('available'), hasSize('to-order').as('to_order')])
    .select('catalogue_order')
    .execute()
  return rows.flatMap(({ catalogue_order, ...row }) => {
    const place = Number(catalogue_order)
    const number = countUpTo(index.orders, place) - 1
    const isPlant = index.orders[number] === place
    return isPlant && setAvailability(index, number, listAvailability(row)) ? [number] : []
  })
}

/** Tells whether anything changed by it. */
function setAvailability({ fitting }: PlantIndex, number: number, values: readonly string[]) {
  let isOther = false
  for (const [place, { group, value }] of choices.entries()) {
    const bits = fitting[place]
    if (group !== 'availability' || !bits || hasBit(bits, number) === values.includes(value))
      continue
    isOther = true
    if (values.includes(value)) addBit(bits, number)
    else removeBit(bits, number)
  }
  return isOther
}

type PlantRow = {
  [Column in keyof Omit<
    ProductFactsTable,
    | 'product_id'
    | 'kind'
    | 'light'
    | 'summer_from_days'
    | 'summer_to_days'
    | 'height_from_cm'
    | 'children'
    | `${string}_months`
    | 'details'
  >]: ProductFactsTable[Column] | null
} & AvailabilityRow

interface AvailabilityRow {
  available: number | boolean
  to_order: number | boolean
}

function listAvailability({ available, to_order }: AvailabilityRow): string[] {
  return [...(available ? ['available'] : []), ...(to_order ? ['to-order'] : [])]
}

/** The choices that a plant fits, by group; `unknown` where nothing is known of it. */
function listFits(row: PlantRow): Record<GroupName, string[]> {
  const { pets, care, water, height_to_cm } = row
  return {
    availability: listAvailability(row),
    light: orUnknown([
      ...(row.suits_low ? ['low'] : []),
      ...(row.suits_bright ? ['bright'] : []),
      ...(row.suits_some_sun ? ['some-sun'] : []),
      ...(row.suits_sun ? ['sun'] : []),
    ]),
    place: orUnknown([
      ...(row.inside ? ['inside'] : []),
      ...(row.balcony ? ['balcony'] : []),
      ...(row.garden ? ['garden'] : []),
    ]),
    pets: [answerOf((pets ?? undefined) as SafetyLevel | undefined)],
    care: orUnknown(care ? [care] : []),
    water: orUnknown(water ? [water] : []),
    height: orUnknown(
      height_to_cm === null ? [] : [heightOf({ from: 0, to: Number(height_to_cm) })],
    ),
  }
}

function orUnknown(values: string[]): string[] {
  return values.length > 0 ? values : ['unknown']
}

/** Counts by halving how many places, which ascend, are not past one. */
export function countUpTo(orders: Float64Array, place: number): number {
  let [low, high] = [0, orders.length]
  while (low < high) {
    const half = (low + high) >>> 1
    if ((orders[half] ?? 0) <= place) low = half + 1
    else high = half
  }
  return low
}
