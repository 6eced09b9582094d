import type { Transaction } from 'kysely'
import { categories, categoryPosition } from '#app/catalogue/category.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { Schema } from '#database/schema.ts'

/** Ten million products with gaps between them. */
const PLACES_PER_CATEGORY = 1_000_000_000
/** How far apart neighbours are placed where there is a gap. */
const GAP = 100

/** Gives the middle of the stretch of places with this number; each category has a stretch. */
export function middleOf(stretch: number): number {
  return (stretch + 0.5) * PLACES_PER_CATEGORY
}

/** Gives the first stretch behind that of the place `highest`, and behind the specification's twelve. */
export function freeStretch(highest: number): number {
  return Math.max(Math.floor(highest / PLACES_PER_CATEGORY), categories.length) + 1
}

/** Gives a function that gives the next free place at the end of a category, another at each call. */
export async function endOfCategory(
  transaction: Transaction<Schema>,
  products: readonly { edit: Pick<ProductEdit, 'category'> }[],
): Promise<(category: string) => number> {
  const ends = new Map<string, number>()
  for (const category of new Set(products.map(({ edit }) => edit.category))) {
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
