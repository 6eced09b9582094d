import { sql } from 'kysely'
import { listMatchingOrders } from '#app/catalogue/indexing/search-index.server.ts'
import type { Database } from '#database/connection.ts'
import { foldSearch, hasControlCharacters } from '#languages/folded-text.ts'

/** Which products somebody of the staff looks for. */
export interface ProductFilter {
  /** Words that stand in any of the product's names. */
  q?: string | undefined
  category?: string | undefined
  show?: 'hidden' | 'missing' | undefined
}

/** So many products are looked up by their places; where more are found, going through them is quicker. */
export const MOST_LOOKED_UP = 200

/**
 * Gives the places in the catalogue of the products, hidden ones too, that have words in any of
 * their names or their id; undefined where nothing is searched for, or more than `MOST_LOOKED_UP` have them.
 */
export async function findPlaces(
  db: Database,
  q: string | undefined,
): Promise<readonly number[] | undefined> {
  const folded = foldSearch(q ?? '')
  if (!folded) return undefined
  // No name has them.
  if (hasControlCharacters(folded)) return []
  const page = { after: 0, limit: MOST_LOOKED_UP + 1 }
  const places = new Set(await listMatchingOrders(db, 'name', folded, page))
  if (places.size > MOST_LOOKED_UP) return undefined
  for (const place of await listMatchingOrders(db, 'alias', folded, page)) places.add(place)
  // The search knows what visitors see; what is hidden is looked through.
  const hidden = await db
    .selectFrom('products')
    .select('catalogue_order')
    .where('shown', '=', sql.lit(0))
    .where(hasWords(folded))
    .limit(MOST_LOOKED_UP + 1)
    .execute()
  const byId = await db
    .selectFrom('products')
    .select('catalogue_order')
    .where('id', '=', idIn(folded) ?? 0)
    .execute()
  for (const { catalogue_order } of [...hidden, ...byId]) places.add(Number(catalogue_order))
  return places.size > MOST_LOOKED_UP ? undefined : [...places]
}

/** Selects what a filter lets through, hidden ones too; `places` is what `findPlaces` found of its words. */
export function selectForStaff(
  db: Database,
  { q = '', category, show }: ProductFilter,
  places?: readonly number[],
) {
  let query = db.selectFrom('products')
  if (category !== undefined) query = query.where('category_key', '=', category)
  if (show === 'hidden') query = query.where('shown', '=', sql.lit(0))
  if (show === 'missing') query = query.where('facts_missing', '=', sql.lit(1))
  if (places) return query.where('catalogue_order', 'in', places)
  const folded = foldSearch(q)
  return folded ? query.where(hasWords(folded)) : query
}

function hasWords(folded: string) {
  const like = sql`like ${`%${folded.replace(/[%_!]/g, '!$&')}%`} escape '!'`
  return sql<boolean>`(lower(products.aliases) ${like} or products.name_folded ${like}
    or products.id = ${idIn(folded) ?? 0})`
}

function idIn(folded: string): number | undefined {
  return /^\d{1,9}$/.test(folded) ? Number(folded) : undefined
}
