import type { Transaction } from 'kysely'
import { type Category, categoryPosition } from '#app/catalogue/category.ts'
import type { Product } from '#app/catalogue/product.ts'
import { foldText } from '#app/search/folded-text.ts'
import { replaceSearchIndex } from '#app/search/search-index.server.ts'
import { replaceSpellings } from '#app/search/spelling.server.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import type { Schema } from '#database/schema.ts'
import type { ProductEntry } from './catalogue-file.ts'

const PRODUCTS_PER_CATEGORY = 10_000_000
const ROWS_PER_INSERT = 500

/**
 * Writes the whole catalogue: what is new is added, what is known is brought up to date under its
 * id, what is gone is removed, and the search index is made anew.
 */
export async function writeCatalogue(
  transaction: Transaction<Schema>,
  files: readonly { category: Category; products: readonly ProductEntry[] }[],
): Promise<void> {
  const products = files.flatMap(({ category, products }) => placeProducts(category, products))
  await removeMissing(transaction, products)
  await writeCategories(
    transaction,
    files.map((file) => file.category),
  )
  for (let start = 0; start < products.length; start += ROWS_PER_INSERT) {
    await writeProducts(transaction, products.slice(start, start + ROWS_PER_INSERT))
  }
  await replaceSearchIndex(transaction, products)
  await replaceSpellings(transaction, products)
  await refreshStatistics(transaction)
}

/** Adds products to the catalogue, or brings those of a known id up to date; indexes nothing. */
export async function writeProducts(
  transaction: Transaction<Schema>,
  products: readonly Product[],
): Promise<void> {
  const rows = products.map(({ category, order, tips, advantages, aliases, ...product }) => ({
    ...product,
    category_key: category,
    catalogue_order: order,
    name_folded: foldText(product.name),
    tips: JSON.stringify(tips),
    advantages: JSON.stringify(advantages),
    aliases: JSON.stringify(aliases),
  }))
  await transaction
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((build) => ({
        category_key: build.ref('excluded.category_key'),
        catalogue_order: build.ref('excluded.catalogue_order'),
        picture: build.ref('excluded.picture'),
        name: build.ref('excluded.name'),
        name_folded: build.ref('excluded.name_folded'),
        description: build.ref('excluded.description'),
        wall: build.ref('excluded.wall'),
        quantity: build.ref('excluded.quantity'),
        tips: build.ref('excluded.tips'),
        advantages: build.ref('excluded.advantages'),
        aliases: build.ref('excluded.aliases'),
      })),
    )
    .execute()
}

function placeProducts(category: Category, entries: readonly ProductEntry[]): Product[] {
  const first = (categoryPosition(category.key) + 1) * PRODUCTS_PER_CATEGORY
  return entries.map((entry, index) => ({ ...entry, category: category.key, order: first + index }))
}

async function writeCategories(
  transaction: Transaction<Schema>,
  categories: readonly Category[],
): Promise<void> {
  for (const { key, name, wall, page } of categories) {
    const row = {
      name,
      wall,
      position: categoryPosition(key),
      heading: page?.heading ?? null,
      title: page?.title ?? null,
      description: page?.description ?? null,
      intro: page?.intro ?? null,
    }
    await transaction
      .insertInto('categories')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }
}

async function removeMissing(
  transaction: Transaction<Schema>,
  products: readonly Product[],
): Promise<void> {
  const kept = new Set(products.map((product) => product.id))
  const rows = await transaction.selectFrom('products').select('id').execute()
  for (const { id } of rows) {
    if (!kept.has(id)) await transaction.deleteFrom('products').where('id', '=', id).execute()
  }
}
