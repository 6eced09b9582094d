import type { Transaction } from 'kysely'
import { type Category, categoryPosition } from '#app/catalogue/category.ts'
import type { Product } from '#app/catalogue/product.ts'
import { foldText } from '#app/search/folded-text.ts'
import { replaceSearchIndex } from '#app/search/search-index.server.ts'
import { replaceSpellings } from '#app/search/spelling.server.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import type { Schema } from '#database/schema.ts'
import type { CatalogueFile, ProductEntry } from './catalogue-file.ts'
import { writeFacts } from './write-facts.server.ts'
import { freeChangedSlugs, rememberOldAddresses } from './write-slugs.server.ts'

const PRODUCTS_PER_CATEGORY = 10_000_000
const ROWS_PER_INSERT = 500

/**
 * Writes the whole catalogue: what is new is added, what is known is brought up to date under its
 * id, what is gone is removed, and the search index is made anew.
 */
export async function writeCatalogue(
  transaction: Transaction<Schema>,
  files: readonly Pick<CatalogueFile, 'category' | 'oldAddresses' | 'products'>[],
): Promise<void> {
  const products = files.flatMap(({ category, products }) => placeProducts(category, products))
  await removeMissing(transaction, products)
  await freeChangedSlugs(transaction, products)
  await writeCategories(
    transaction,
    files.map((file) => file.category),
  )
  for (let start = 0; start < products.length; start += ROWS_PER_INSERT) {
    const batch = products.slice(start, start + ROWS_PER_INSERT)
    await writeProducts(transaction, batch)
    await writeFacts(transaction, batch)
  }
  await rememberOldAddresses(transaction, files)
  await replaceSearchIndex(transaction, products)
  await replaceSpellings(transaction, products)
  await refreshStatistics(transaction)
}

/** Adds products to the catalogue, or brings those of a known id up to date; indexes nothing. */
export async function writeProducts(
  transaction: Transaction<Schema>,
  products: readonly Product[],
): Promise<void> {
  const rows = products.map((product) => {
    const { id, slug, picture, name, description, wall, quantity } = product
    return {
      ...{ id, slug, picture, name, description, wall, quantity },
      category_key: product.category,
      catalogue_order: product.order,
      name_folded: foldText(name),
      tips: JSON.stringify(product.tips),
      advantages: JSON.stringify(product.advantages),
      aliases: JSON.stringify(product.aliases),
    }
  })
  await transaction
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((build) => ({
        category_key: build.ref('excluded.category_key'),
        catalogue_order: build.ref('excluded.catalogue_order'),
        slug: build.ref('excluded.slug'),
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

function placeProducts(
  category: Category,
  entries: readonly ProductEntry[],
): (Product & ProductEntry)[] {
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
