import type { Transaction } from 'kysely'
import { categories, categoryPosition } from '#app/catalogue/category.ts'
import type { Plan } from '#app/catalogue/store/save-plan.ts'
import type { Schema } from '#database/schema.ts'
import { GAP } from './place-in-order.ts'

/** Ten million products with gaps between them. */
const PLACES_PER_CATEGORY = 1_000_000_000

/** Gives the middle of the stretch of places with this number; each category has a stretch. */
export function middleOf(stretch: number): number {
  return (stretch + 0.5) * PLACES_PER_CATEGORY
}

/** Gives the first stretch behind that of the place `highest`, and behind the specification's twelve. */
export function freeStretch(highest: number): number {
  return Math.max(Math.floor(highest / PLACES_PER_CATEGORY), categories.length) + 1
}

/**
 * Gives a function that tells the place of each product of a batch: where its category stays, its own;
 * where it comes back, that of before, if no other has it by then; else the next free one at the end.
 */
export async function placeSaved(
  transaction: Transaction<Schema>,
  batch: readonly Plan[],
): Promise<(plan: Plan) => number> {
  const coming = batch.filter(({ before, edit }) => before?.edit.category !== edit.category)
  const taken = await listTakenOrders(transaction, coming)
  const places = new Map<Plan, number>()
  for (const plan of coming) {
    const { order } = plan.asked
    if (order === undefined || taken.has(order)) continue
    places.set(plan, order)
    taken.add(order)
  }
  const ends = await endOfCategory(transaction, coming, places)
  const others = coming.filter((plan) => !places.has(plan))
  // Those that don't get their places back follow each other as before.
  const inOrder = others.toSorted((a, b) => (a.asked.order ?? 0) - (b.asked.order ?? 0))
  for (const plan of inOrder) places.set(plan, ends(plan.edit.category))
  return (plan) => places.get(plan) ?? plan.before?.order ?? 0
}

async function listTakenOrders(transaction: Transaction<Schema>, plans: readonly Plan[]) {
  const orders = plans.flatMap(({ asked }) => asked.order ?? [])
  if (orders.length === 0) return new Set<number>()
  const rows = await transaction
    .selectFrom('products')
    .select('catalogue_order')
    .where('catalogue_order', 'in', orders)
    .execute()
  return new Set(rows.map((row) => Number(row.catalogue_order)))
}

/**
 * Gives a function that gives the next free place at the end of a category, another at each call,
 * behind the places that products of the batch have got.
 */
async function endOfCategory(
  transaction: Transaction<Schema>,
  plans: readonly Plan[],
  places: ReadonlyMap<Plan, number>,
): Promise<(category: string) => number> {
  const ends = new Map<string, number>()
  for (const category of new Set(plans.map(({ edit }) => edit.category))) {
    const last = await transaction
      .selectFrom('products')
      .select('catalogue_order')
      .where('category_key', '=', category)
      .orderBy('catalogue_order', 'desc')
      .limit(1)
      .executeTakeFirst()
    const end = last ? Number(last.catalogue_order) : await startOf(transaction, category, ends)
    ends.set(category, end)
  }
  for (const [{ edit }, place] of places) {
    ends.set(edit.category, Math.max(ends.get(edit.category) ?? 0, place))
  }
  return (category) => {
    const place = (ends.get(category) ?? 0) + GAP
    ends.set(category, place)
    return place
  }
}

/** The middle of a stretch of places that no other category has. */
async function startOf(
  transaction: Transaction<Schema>,
  category: string,
  ends: ReadonlyMap<string, number>,
): Promise<number> {
  const specified = categoryPosition(category)
  if (specified >= 0) return middleOf(specified + 1)
  const { last } = await transaction
    .selectFrom('products')
    .select((build) => build.fn.max('catalogue_order').as('last'))
    .executeTakeFirstOrThrow()
  return middleOf(freeStretch(Math.max(Number(last ?? 0), ...ends.values())))
}
