import { sql } from 'kysely'
import {
  findPlaces,
  type ProductFilter,
  selectForStaff,
} from '#app/catalogue/store/found-for-staff.server.ts'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'

/** So many products are changed at once at most. */
export const mostTicked = 10_000

/** Begins a query for the ids of the products that somebody has ticked and that are still there. */
export function selectTicked(db: Database, staffId: number) {
  return db
    .selectFrom('product_ticks')
    .innerJoin('products', 'products.id', 'product_ticks.product_id')
    .where('staff_id', '=', staffId)
    .select('products.id')
}

/** Counts the products that somebody has ticked. */
export async function countTicked(db: Database, staffId: number): Promise<number> {
  const { ticked } = await db
    .selectFrom(selectTicked(db, staffId).as('ticked'))
    .select((build) => build.fn.countAll<number>().as('ticked'))
    .executeTakeFirstOrThrow()
  return Number(ticked)
}

/** Gives which of these products somebody has ticked. */
export async function findTicked(
  db: Database,
  staffId: number,
  among: readonly number[],
): Promise<Set<number>> {
  if (among.length === 0) return new Set()
  const rows = await selectTicked(db, staffId).where('products.id', 'in', among).execute()
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Whether somebody has ticked every product that a filter lets through; false where it lets none through. */
export async function areAllTicked(
  db: Database,
  staffId: number,
  filter: ProductFilter,
): Promise<boolean> {
  const found = selectForStaff(db, filter, await findPlaces(db, filter.q))
  const some = await found.select('id').limit(1).executeTakeFirst()
  const other = await found
    .select('id')
    .where('id', 'not in', selectTicked(db, staffId))
    .limit(1)
    .executeTakeFirst()
  return some !== undefined && other === undefined
}

/** Ticks a product, or takes its tick away. */
export async function tick(
  db: Database,
  staffId: number,
  { id, on }: { id: number; on: boolean },
): Promise<void> {
  if (!on) {
    await retryWhenBusy(() =>
      db
        .deleteFrom('product_ticks')
        .where('staff_id', '=', staffId)
        .where('product_id', '=', id)
        .execute(),
    )
    return
  }
  await retryWhenBusy(() =>
    db
      .insertInto('product_ticks')
      .values({ staff_id: staffId, product_id: id })
      .onConflict((conflict) => conflict.columns(['staff_id', 'product_id']).doNothing())
      .execute(),
  )
}

/**
 * Ticks every product that a filter lets through, or takes those ticks away. Gives false, and ticks
 * none, where they would be more than can be changed at once.
 */
export async function tickAll(
  db: Database,
  staffId: number,
  { filter, on }: { filter: ProductFilter; on: boolean },
): Promise<boolean> {
  const found = selectForStaff(db, filter, await findPlaces(db, filter.q))
  if (!on) {
    await retryWhenBusy(() =>
      db
        .deleteFrom('product_ticks')
        .where('staff_id', '=', staffId)
        .where('product_id', 'in', found.select('id'))
        .execute(),
    )
    return true
  }
  const { more } = await found
    .select((build) => build.fn.countAll<number>().as('more'))
    .where('id', 'not in', selectTicked(db, staffId))
    .executeTakeFirstOrThrow()
  if ((await countTicked(db, staffId)) + Number(more) > mostTicked) return false
  await retryWhenBusy(() =>
    db
      .insertInto('product_ticks')
      .columns(['staff_id', 'product_id'])
      .expression(
        found
          .where('id', 'not in', selectTicked(db, staffId))
          .select([sql<number>`cast(${staffId} as integer)`.as('staff_id'), 'id as product_id']),
      )
      .onConflict((conflict) => conflict.columns(['staff_id', 'product_id']).doNothing())
      .execute(),
  )
  return true
}

/** Takes all of somebody's ticks away. */
export async function untickAll(db: Database, staffId: number): Promise<void> {
  await retryWhenBusy(() =>
    db.deleteFrom('product_ticks').where('staff_id', '=', staffId).execute(),
  )
}
