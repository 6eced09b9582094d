import type { StoredProduct } from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'

/** Where a product stands among those of its category, and where else it may. */
export interface PlaceInCategory {
  /** The product before it; undefined where it is the first. */
  after: number | undefined
  /** Others in the shop's order: of a large category those near it, and its two ends. */
  others: { id: number; name: string }[]
}

/** How many others are told on each side of a product. */
const NEAR = 100

/** Gives where a product stands in its category, hidden ones counted in. */
export async function findPlaceInCategory(
  db: Database,
  { id, order, edit: { category } }: Pick<StoredProduct, 'id' | 'order' | 'edit'>,
): Promise<PlaceInCategory> {
  const inCategory = db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('category_key', '=', category)
    .where('id', '!=', id)
  const upwards = inCategory.orderBy('catalogue_order', 'asc')
  const downwards = inCategory.orderBy('catalogue_order', 'desc')
  const before = await downwards.where('catalogue_order', '<', order).limit(NEAR).execute()
  const behind = await upwards.where('catalogue_order', '>', order).limit(NEAR).execute()
  const ends = [await upwards.limit(1).execute(), await downwards.limit(1).execute()] as const
  const all = [...ends[0], ...before.toReversed(), ...behind, ...ends[1]]
  const others = new Map(all.map((other) => [Number(other.id), other.name]))
  return {
    after: before[0] && Number(before[0].id),
    others: [...others].map(([id, name]) => ({ id, name })),
  }
}
