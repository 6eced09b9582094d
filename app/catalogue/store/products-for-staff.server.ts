import { sql } from 'kysely'
import type { Wall } from '#app/catalogue/category.ts'
import type { Photo } from '#app/catalogue/product-picture.ts'
import { listKnownSizes, type ProductSize } from '#app/catalogue/sizes/size.ts'
import { indiaDay } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import {
  findPlaces,
  MOST_LOOKED_UP,
  type ProductFilter,
  selectForStaff,
} from './found-for-staff.server.ts'
import { countKnownFacts } from './product-edit.ts'
import { listStoredProducts, type StoredProduct } from './stored-products.server.ts'

/** The order of the desk's list: the shop's own, or last edited, by name, most asked for first. */
export type ProductOrder = 'shop' | 'edited' | 'name' | 'enquiries'

export interface ProductQuery extends ProductFilter {
  order?: ProductOrder | undefined
  /** How many rows to leave out: `next` of the page before. */
  after?: number | undefined
  limit?: number | undefined
}

export interface ListedProduct {
  id: number
  name: string
  /** '' where it is not known, or it does not grow. */
  botanical: string
  slug: string
  picture: string
  photo: Photo | null
  wall: Wall
  category: string
  categoryName: string
  /** How many of the seven facts are known; both 0 where it has none, as a pot. */
  factsKnown: number
  factsAll: number
  enquiriesThisMonth: number
  editedAt: string | null
  editedBy: number | null
  /** The owner's word; `shown` is false as well where its category is hidden. */
  hidden: boolean
  shown: boolean
  version: number
  /** Every size of which anything is known. */
  sizes: ProductSize[]
}

export interface ListedProducts {
  rows: ListedProduct[]
  /** How many rows the query has in all, or `more` than that. */
  total: number
  more: boolean
  /** Of the whole catalogue, or of the category that is asked for. */
  counts: {
    all: number
    hidden: number
    factsMissing: number
    /** By the category's key; one without a product is not in it. */
    inCategory: ReadonlyMap<string, number>
  }
  /** The products before the first and after the last of this page. */
  beside: { before: number | undefined; after: number | undefined }
  /** Pass as `after` for the next page; missing on the last. */
  next?: number
}

/** How many products stand on a page of the desk's list. */
export const ROWS_ON_A_PAGE = 50

/**
 * Lists products for the desk, hidden ones too. Whatever is counted or put in order stands in an
 * index that holds nothing else: of a large catalogue only the rows of a page are read.
 */
export async function listProductsForStaff(
  db: Database,
  query: ProductQuery,
): Promise<ListedProducts> {
  const { after = 0, limit = ROWS_ON_A_PAGE } = query
  const asked = await countAskedThisMonth(db)
  const counts = await countForStaff(db, query)
  // With the neighbours of the first and the last, so that they can be moved over the page's edge.
  const start = Math.max(0, after - 1)
  const places = await findPlaces(db, query.q)
  const page = { after: start, limit: limit + 1 + after - start }
  const around = await listIds(selectForStaff(db, query, places), query.order, asked, page)
  const [before] = after > 0 ? around.splice(0, 1) : []
  const ids = around.splice(0, limit)
  const kept = new Map((await listStoredProducts(db, ids)).map((one) => [one.id, one]))
  const names = await db.selectFrom('categories').select(['key', 'name']).execute()
  const nameOf = new Map(names.map(({ key, name }) => [key, name]))
  const rows = ids.flatMap((id) => {
    const product = kept.get(id)
    return product ? [toRow(product, nameOf, asked)] : []
  })
  const [behind] = around
  const isLast = behind === undefined && (ids.length > 0 || after === 0)
  return {
    rows,
    ...(await countFound(db, query, places, counts, isLast ? after + ids.length : undefined)),
    counts,
    beside: { before, after: behind },
    ...(behind !== undefined && { next: after + ids.length }),
  }
}

/** Gives a product as the desk edits it, hidden or not, or undefined. */
export async function findProductForStaff(
  db: Database,
  id: number,
): Promise<Omit<StoredProduct, 'indexed'> | undefined> {
  if (!Number.isSafeInteger(id)) return undefined
  const [found] = await listStoredProducts(db, [id])
  if (!found) return undefined
  const { indexed: _, ...product } = found
  return product
}

/** Gives how many products each category has, hidden ones counted in. */
export async function countByCategory(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['category_key', (build) => build.fn.countAll<number>().as('products')])
    .groupBy('category_key')
    .execute()
  return new Map(rows.map((row) => [row.category_key, Number(row.products)]))
}

async function count(db: Database, filter: ProductFilter): Promise<number> {
  const { total } = await selectForStaff(db, filter)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function countForStaff(
  db: Database,
  { category }: ProductQuery,
): Promise<ListedProducts['counts']> {
  const inCategory = await countByCategory(db)
  const sum = [...inCategory.values()].reduce((all, products) => all + products, 0)
  return {
    inCategory,
    all: category === undefined ? sum : (inCategory.get(category) ?? 0),
    hidden: await count(db, { category, show: 'hidden' }),
    factsMissing: await count(db, { category, show: 'missing' }),
  }
}

/** `upToHere` is how many there are up to the end of the page, where nothing comes after it. */
async function countFound(
  db: Database,
  query: ProductQuery,
  places: readonly number[] | undefined,
  counts: ListedProducts['counts'],
  upToHere: number | undefined,
): Promise<Pick<ListedProducts, 'total' | 'more'>> {
  if (!query.q) {
    const shown = { hidden: counts.hidden, missing: counts.factsMissing }
    return { total: query.show ? shown[query.show] : counts.all, more: false }
  }
  if (upToHere !== undefined) return { total: upToHere, more: false }
  const { total } = await db
    .selectFrom(
      selectForStaff(db, query, places)
        .select('id')
        .limit(MOST_LOOKED_UP + 1)
        .as('found'),
    )
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(Number(total), MOST_LOOKED_UP), more: Number(total) > MOST_LOOKED_UP }
}

async function listIds(
  selected: ReturnType<typeof selectForStaff>,
  order: ProductOrder | undefined,
  asked: ReadonlyMap<number, number>,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  let found = selected.select('id')
  if (order === 'enquiries') {
    const most = [...asked].sort(([a, x], [b, y]) => y - x || a - b).map(([id]) => id)
    const among = await found.where('id', 'in', most).execute()
    const ids = new Set(among.map(({ id }) => Number(id)))
    const first = most.filter((id) => ids.has(id))
    const page = first.slice(after, after + limit)
    if (page.length === limit) return page
    const rest = await found
      .where('id', 'not in', first)
      .orderBy('catalogue_order')
      .offset(Math.max(0, after - first.length))
      .limit(limit - page.length)
      .execute()
    return [...page, ...rest.map(({ id }) => Number(id))]
  }
  if (order === 'edited') found = found.orderBy(sql`coalesce(edited_at, '')`, 'desc')
  if (order === 'name') found = found.orderBy('name_folded')
  const rows = await found.orderBy('catalogue_order').offset(after).limit(limit).execute()
  return rows.map(({ id }) => Number(id))
}

/** How many of this month's enquiries, by India's calendar, name each product that any names; spam is left out. */
async function countAskedThisMonth(db: Database): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('enquiry_product_counts')
    .select(({ fn }) => ['product_id', fn.sum<number | string>('times').as('times')])
    .where('period', '=', indiaDay(new Date()).slice(0, 7))
    .groupBy('product_id')
    .having(({ fn }) => fn.sum('times'), '>', 0)
    .execute()
  return new Map(rows.map(({ product_id, times }) => [Number(product_id), Number(times)]))
}

function toRow(
  { id, version, shown, editedAt, editedBy, edit }: StoredProduct,
  names: ReadonlyMap<string, string>,
  asked: ReadonlyMap<number, number>,
): ListedProduct {
  const { name, slug, picture, photo, wall, category, hidden } = edit
  const { known, all } = countKnownFacts(edit)
  return {
    ...{
      id,
      version,
      shown,
      editedAt,
      editedBy,
      name,
      botanical: edit.botanical?.is ?? '',
      slug,
      picture,
      photo,
      wall,
      category,
      hidden,
    },
    categoryName: names.get(category) ?? category,
    factsKnown: known,
    factsAll: all,
    enquiriesThisMonth: asked.get(id) ?? 0,
    sizes: listKnownSizes(edit),
  }
}
