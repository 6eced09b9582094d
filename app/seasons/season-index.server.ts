import { setImmediate } from 'node:timers/promises'
import { type Month, type MonthAct, months } from '#app/catalogue/facts/facts.ts'
import type { Database } from '#database/connection.ts'
import type { Memorable } from '#server/watching/memory.ts'

/** The shown products of which it is known what is done in which months. */
export interface SeasonIndex {
  /** Their places in the catalogue, ascending. */
  orders: Float64Array
  /** For each of them the months in which it is done, a bit each, January the lowest. */
  done: Record<MonthAct, Uint16Array>
  /** How many of them have anything done in each month, January first. */
  counts: number[]
}

/** So many rows are read at a time: it takes some milliseconds, then others are served. */
const ROWS_AT_ONCE = 2_000

/** The index by which In season finds its products; kept until the catalogue changes. */
export const seasonIndex: Memorable<SeasonIndex> = { name: 'seasons', make: readSeasonIndex }

async function readSeasonIndex(db: Database): Promise<SeasonIndex> {
  const found: { order: number; bits: Record<MonthAct, number> }[] = []
  for (let last = 0; ; ) {
    const rows = await readProducts(db, last)
    for (const { catalogue_order, sow_months, plant_months, flower_months } of rows) {
      last = Number(catalogue_order)
      const bits = { sow: sow_months, plant: plant_months, flower: flower_months }
      found.push({ order: last, bits })
    }
    if (rows.length < ROWS_AT_ONCE) break
    await setImmediate()
  }
  const bitsOf = (act: MonthAct) => Uint16Array.from(found, ({ bits }) => bits[act])
  return {
    orders: Float64Array.from(found, ({ order }) => order),
    done: { sow: bitsOf('sow'), plant: bitsOf('plant'), flower: bitsOf('flower') },
    counts: countByMonth(found),
  }
}

function readProducts(db: Database, after: number) {
  return db
    .selectFrom('shown_products')
    .innerJoin('product_facts', 'product_facts.product_id', 'shown_products.id')
    .select(['catalogue_order', 'sow_months', 'plant_months', 'flower_months'])
    .where('catalogue_order', '>', after)
    .where((row) =>
      row.or([
        row('sow_months', '>', 0),
        row('plant_months', '>', 0),
        row('flower_months', '>', 0),
      ]),
    )
    .orderBy('catalogue_order')
    .limit(ROWS_AT_ONCE)
    .execute()
}

/** Gives the places of the products of which something is done in a month, in the catalogue's order. */
export function listInMonth({ orders, done }: SeasonIndex, act: MonthAct, month: Month): number[] {
  const bit = 1 << months.indexOf(month)
  const bits = done[act]
  return Array.from(orders.filter((_, index) => ((bits[index] ?? 0) & bit) !== 0))
}

function countByMonth(found: readonly { bits: Record<MonthAct, number> }[]): number[] {
  const counts = months.map(() => 0)
  for (const { bits } of found) {
    const any = bits.sow | bits.plant | bits.flower
    for (const month of months.keys()) {
      if (any & (1 << month)) counts[month] = (counts[month] ?? 0) + 1
    }
  }
  return counts
}
