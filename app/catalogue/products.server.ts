import type { Selectable } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { CategoriesTable } from '#database/schema/catalogue.ts'
import type { Language } from '#languages/language.ts'
import { noteShownProducts } from '#server/pages/shown-products.ts'
import { type Category, type CategoryKey, type Wall, walls } from './category.ts'
import type { Month } from './facts/facts.ts'
import { categoryIn, listCategoryNames, productIn } from './in-language.ts'
import { findPictures } from './pictures/pictures.server.ts'
import { listPictures } from './pictures/product-pictures.ts'
import type { PicturedProduct, Product } from './product.ts'
import { shownPicture } from './product-picture.ts'

/** Where to start and how many to give; `after` is the `order` of the last product seen. */
export interface Page {
  after?: number
  limit?: number
  /** The language of the page that shows them; English unless it is said. */
  language?: Language
}

/**
 * The products that visitors may see, each with its category's name. What is said of them in other
 * languages is half of a row: an English page does not read it.
 */
function shownProducts(db: Database, language: Language = 'en') {
  return db
    .selectFrom('shown_products')
    .innerJoin('categories', 'categories.key', 'shown_products.category_key')
    .select(['id', 'slug', 'picture', 'photo', 'picture_description', 'shown_products.name'])
    .select(['shown_products.description', 'shown_products.wall', 'category_key', 'quantity'])
    .select(['tips', 'advantages', 'aliases', 'catalogue_order', 'back_in'])
    .select('categories.name as category_name')
    .$if(language !== 'en', (query) => query.select(['names', 'shown_products.translations']))
}

/** Lists a category's products in the catalogue's order: all of them, unless `limit` is given. */
export async function listProducts(
  db: Database,
  key: CategoryKey,
  { after, limit, language }: Page = {},
): Promise<Product[]> {
  let query = shownProducts(db, language).where('category_key', '=', key)
  if (after !== undefined) query = query.where('catalogue_order', '>', after)
  if (limit !== undefined) query = query.limit(limit)
  const rows = await query.orderBy('catalogue_order').execute()
  return toProducts(db, rows, language)
}

/** Lists every product that is shown, in the catalogue's order. */
export async function listEveryProduct(db: Database): Promise<Product[]> {
  const rows = await shownProducts(db).orderBy('catalogue_order').execute()
  return toProducts(db, rows)
}

/** Gives the product with this id, or undefined. */
export async function findProduct(
  db: Database,
  id: number,
  language?: Language,
): Promise<Product | undefined> {
  // PostgreSQL can't be asked for a product by half a number.
  if (!Number.isSafeInteger(id)) return undefined
  const rows = await shownProducts(db, language).where('id', '=', id).execute()
  const [product] = await toProducts(db, rows, language)
  return product
}

/** Gives the product whose page's address ends in this slug, with all its pictures, or undefined. */
export async function findProductBySlug(
  db: Database,
  slug: string,
  language?: Language,
): Promise<PicturedProduct | undefined> {
  const rows = await shownProducts(db, language)
    .select(['picture_words', 'more_pictures'])
    .where('slug', '=', slug)
    .execute()
  const [row] = rows
  const [product] = await toProducts(db, rows, language)
  if (!row || !product) return undefined
  const pictures = listPictures({
    picture: row.picture,
    pictureDescription: row.picture_description,
    pictureWords: JSON.parse(row.picture_words),
    morePictures: JSON.parse(row.more_pictures),
  })
  return { ...product, pictures }
}

/** Gives the products with these ids, in the order asked for, once each; unknown ids are left out. */
export async function findProductsByIds(
  db: Database,
  ids: readonly number[],
  language?: Language,
): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await shownProducts(db, language).where('id', 'in', ids).execute()
  const found = await toProducts(db, rows, language)
  const products = new Map(found.map((product) => [product.id, product]))
  return [...new Set(ids)].flatMap((id) => products.get(id) ?? [])
}

/** Gives the products at these places of the catalogue, in the catalogue's order. */
export async function listProductsAt(
  db: Database,
  orders: readonly number[],
  language?: Language,
): Promise<Product[]> {
  if (orders.length === 0) return []
  const rows = await shownProducts(db, language)
    .where('catalogue_order', 'in', orders)
    .orderBy('catalogue_order')
    .execute()
  return toProducts(db, rows, language)
}

/**
 * Counts the products of a category, or of the whole catalogue. With `most` it stops counting
 * there: where more would be said in the same words, a large catalogue costs no more than that.
 */
export async function countProducts(
  db: Database,
  key?: CategoryKey,
  { most }: { most?: number } = {},
): Promise<number> {
  let counted = db.selectFrom('shown_products').select('catalogue_order')
  if (key !== undefined) counted = counted.where('category_key', '=', key)
  if (most !== undefined) counted = counted.limit(most)
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select((build) => build.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Gives the last place of a category's products that is not past `order`, or undefined. */
export async function findOrderUpTo(
  db: Database,
  key: CategoryKey,
  order: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('shown_products')
    .select('catalogue_order')
    .where('category_key', '=', key)
    .where('catalogue_order', '<=', order)
    .orderBy('catalogue_order', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && Number(row.catalogue_order)
}

/** Lists the slugs of products by id: `limit` of them, after leaving out `skip`. */
export async function listSlugs(db: Database, skip: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shown_products')
    .select('slug')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Gives a category that is shown, in a language, or undefined. */
export async function findCategory(
  db: Database,
  key: CategoryKey,
  language: Language = 'en',
): Promise<Category | undefined> {
  const row = await db
    .selectFrom('categories')
    .selectAll()
    .where('key', '=', key)
    .where('hidden', '=', 0)
    .executeTakeFirst()
  if (!row || language === 'en') return row && toCategory(row)
  return categoryIn(language, toCategory(row), row.translations)
}

/** Gives a category; throws when the catalogue has not been loaded. */
export async function getCategory(
  db: Database,
  key: CategoryKey,
  language?: Language,
): Promise<Category> {
  const category = await findCategory(db, key, language)
  if (!category) throw new Error(`The catalogue has no category '${key}': it has not been loaded`)
  return category
}

type ProductRow = Awaited<ReturnType<ReturnType<typeof shownProducts>['executeTakeFirstOrThrow']>>

/**
 * Gives what rows say in a language; the names of their categories are read once for all. The page that is
 * being made is noted to show them.
 */
async function toProducts(
  db: Database,
  rows: readonly ProductRow[],
  language: Language = 'en',
): Promise<Product[]> {
  noteShownProducts(rows)
  // Asks nothing where all pictures are drawn.
  const uploaded = await findPictures(
    db,
    rows.map((row) => row.picture),
  )
  const toEnglish = (row: ProductRow) =>
    toProduct(row, uploaded.get(row.picture)?.kind === 'photograph')
  if (language === 'en' || rows.length === 0) return rows.map(toEnglish)
  const categories = await db
    .selectFrom('categories')
    .select(['key', 'translations'])
    .where('key', 'in', [...new Set(rows.map((row) => row.category_key))])
    .execute()
  const names = new Map(
    categories.map(({ key, translations }) => [key, listCategoryNames(translations)[language]]),
  )
  return rows.map((row) => {
    const { names: called = '[]', translations = '{}' } = row
    const categoryName = names.get(row.category_key) ?? row.category_name
    return productIn(language, { ...toEnglish(row), categoryName }, called, translations)
  })
}

function toProduct(row: ProductRow, isPhotograph: boolean): Product {
  return {
    id: row.id,
    slug: row.slug,
    picture: shownPicture(row.picture, row.photo === null ? null : JSON.parse(row.photo)),
    name: row.name,
    description: row.description,
    wall: asWall(row.wall),
    category: row.category_key,
    categoryName: row.category_name,
    quantity: row.quantity,
    tips: asList(row.tips),
    advantages: asList(row.advantages),
    aliases: asList(row.aliases),
    order: Number(row.catalogue_order),
    ...(row.back_in !== null && { backIn: row.back_in as Month }),
    ...(isPhotograph && { isPhotograph }),
    ...(row.picture_description !== '' && { pictureDescription: row.picture_description }),
  }
}

function toCategory(row: Selectable<CategoriesTable>): Category {
  const { name, heading, title, description, intro } = row
  const category = { key: row.key, name, wall: asWall(row.wall) }
  if (heading === null || title === null || description === null || intro === null) return category
  return { ...category, page: { heading, title, description, intro } }
}

/** One empty list for all: most products have neither tips nor advantages. */
const none: string[] = []

function asList(json: string): string[] {
  return json === '[]' ? none : JSON.parse(json)
}

function asWall(text: string): Wall {
  const wall = walls.find((known) => known === text)
  if (wall) return wall
  throw new Error(`The database holds an unknown wall '${text}'`)
}
