import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { CategoryKey } from '#app/catalogue/category.ts'
import type { Product } from '#app/catalogue/product.ts'
import { countProducts, findOrderUpTo, listProducts } from '#app/catalogue/products.server.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { MOST_COUNTED, PAGE_SIZE } from './page-request.ts'

/** One page of a category. */
export interface CollectionPage {
  products: Product[]
  /** The place after which this page starts; left out on the first page. */
  after?: number
  /** Pass as `after` for the next page; left out on the last. */
  next?: number
  /**
   * How many products the category has, counted up to one more than a page says; left out where
   * this page holds them all.
   */
  total?: number
}

/**
 * Gives the page of a category that starts after a place in the catalogue. Without `after`, before
 * the category's first product and past its last it is the first page.
 */
export async function getCollectionPage(
  db: Database,
  key: CategoryKey,
  asked?: number,
  language?: Language,
): Promise<CollectionPage> {
  // A place between two products is the same page as the product before it: one address each.
  const after = asked === undefined ? undefined : await findOrderUpTo(db, key, asked)
  const found = await listProducts(db, key, { after, limit: PAGE_SIZE + 1, language })
  if (after !== undefined && found.length === 0)
    return getCollectionPage(db, key, undefined, language)
  const products = found.slice(0, PAGE_SIZE)
  const next = found.length > PAGE_SIZE ? products.at(-1)?.order : undefined
  if (after === undefined && next === undefined) return { products }
  const count = await countProducts(db, key, { most: MOST_COUNTED + 1 })
  return {
    products,
    total: count,
    after,
    next,
  }
}

/** So many pages' places are read at a time: it takes 2 ms, then others are served. */
const PAGES_AT_ONCE = 500

/** Gives the places after which the further pages of a category start, in order, some at a time. */
export async function* listPageStarts(db: Database, key: CategoryKey): AsyncGenerator<number[]> {
  let last: number | undefined = -1
  while (last !== undefined) {
    const starts = await listSomePageStarts(db, key, last)
    yield starts
    last = starts.length === PAGES_AT_ONCE ? starts.at(-1) : undefined
    await setImmediate()
  }
}

/**
 * A page starts after each sixtieth product that another one follows. Stepping from one to the next
 * in the index takes a tenth of the time of numbering all products.
 */
async function listSomePageStarts(db: Database, key: CategoryKey, after: number) {
  const sixtiethAfter = (place: RawBuilder<unknown>) => sql`(
    select catalogue_order from shown_products where category_key = ${key} and catalogue_order > ${place}
    order by catalogue_order limit 1 offset ${sql.lit(PAGE_SIZE - 1)})`
  const { rows } = await sql<{ place: number }>`
    with recursive steps (place, step) as (
      select ${sixtiethAfter(sql`${after}`)}, 1
      union all
      select ${sixtiethAfter(sql.ref('steps.place'))}, step + 1 from steps
      where place is not null and step < ${sql.lit(PAGES_AT_ONCE)}
    )
    select place from steps where exists (
      select 1 from shown_products where category_key = ${key} and catalogue_order > steps.place)
    order by step`.execute(db)
  return rows.map(({ place }) => Number(place))
}
