import { type CountedFacts, type Place, places } from '#app/catalogue/facts/facts.ts'
import type { Product } from '#app/catalogue/product.ts'
import { findProductsByIds, listProducts } from '#app/catalogue/products.server.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'

/**
 * Lists up to `limit` plants that like the same light and share a place with a plant: those of
 * exactly its places first, after its own id, so that neighbours differ from page to page.
 */
export async function listCompanions(
  db: Database,
  id: number,
  { kind, light, place }: CountedFacts,
  limit: number,
  language?: Language,
): Promise<Product[]> {
  if (light === undefined || place.length === 0) return []
  const ids: number[] = []
  for (const flags of placeFlags(place)) {
    for (const side of ['>', '<'] as const) {
      const rows = await db
        .selectFrom('product_facts')
        .innerJoin('shown_products', 'shown_products.id', 'product_facts.product_id')
        .select('product_id')
        .where('kind', '=', kind)
        .where('light', '=', light)
        .where('inside', '=', flags.inside)
        .where('balcony', '=', flags.balcony)
        .where('garden', '=', flags.garden)
        .where('product_id', side, id)
        .orderBy('product_id')
        .limit(limit - ids.length)
        .execute()
      ids.push(...rows.map((row) => row.product_id))
      if (ids.length === limit) return findProductsByIds(db, ids, language)
    }
  }
  return findProductsByIds(db, ids, language)
}

/** Lists up to `limit` products of a category beside one: those after it, then from the start. */
export async function listNeighbours(
  db: Database,
  { order, category }: Pick<Product, 'order' | 'category'>,
  limit: number,
  language?: Language,
): Promise<Product[]> {
  const after = await listProducts(db, category, { after: order, limit, language })
  if (after.length === limit) return after
  const first = await listProducts(db, category, { limit, language })
  const before = first.filter((product) => product.order < order)
  return [...after, ...before].slice(0, limit)
}

type PlaceFlags = Record<Place, 0 | 1>

/** Every set of places that shares one with these, the same set first. */
function placeFlags(wanted: readonly Place[]): PlaceFlags[] {
  const sets = Array.from({ length: 2 ** places.length }, (_, bits) =>
    places.filter((_place, index) => bits & (1 << index)),
  )
  const shared = sets.filter((set) => set.some((place) => wanted.includes(place)))
  const alike = (set: Place[]) =>
    set.filter((place) => wanted.includes(place)).length * 2 - set.length
  return shared.sort((a, b) => alike(b) - alike(a)).map(toFlags)
}

function toFlags(set: readonly Place[]): PlaceFlags {
  const flag = (place: Place) => (set.includes(place) ? 1 : 0)
  return { inside: flag('inside'), balcony: flag('balcony'), garden: flag('garden') }
}
