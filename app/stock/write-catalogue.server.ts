import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { type Category, type CategoryKey, categoryPosition } from '#app/catalogue/category.ts'
import type { Product } from '#app/catalogue/product.ts'
import { listEveryProduct } from '#app/catalogue/products.server.ts'
import { foldText } from '#app/search/folded-text.ts'
import { changeSearchIndex, replaceSearchIndex } from '#app/search/indexing/search-index.server.ts'
import type { ProductChange } from '#app/search/indexing/search-index.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import type { Schema } from '#database/schema.ts'
import type { CatalogueFile, ProductEntry } from './catalogue-file.ts'
import { placeInOrder } from './place-in-order.ts'
import { listChangedFacts, writeFacts } from './write-facts.server.ts'
import { freeChangedSlugs, rememberGone, rememberOldAddresses } from './write-slugs.server.ts'

/** Ten million products with gaps between them. */
const PLACES_PER_CATEGORY = 1_000_000_000
const ROWS_PER_INSERT = 500

/**
 * Brings the catalogue to what the files say: what is new is added, what differs is brought up to
 * date under its id, what is gone is removed, and the search follows. What is as it was is not
 * touched, unless all is to be placed and indexed `anew`.
 */
export async function writeCatalogue(
  transaction: Transaction<Schema>,
  files: readonly Pick<CatalogueFile, 'category' | 'oldAddresses' | 'products'>[],
  { anew = false }: { anew?: boolean } = {},
): Promise<void> {
  const known = new Map<number, Product>()
  for (const product of await listEveryProduct(transaction)) known.set(product.id, product)
  const entries = files.flatMap(({ products }) => products)
  const products = files.flatMap(({ category, products }) =>
    placeProducts(category.key, products, anew ? new Map() : known),
  )
  const kept = new Set(products.map(({ id }) => id))
  const gone = [...known.values()].filter(({ id }) => !kept.has(id))
  const isChanged = (product: Product) => !isDeepStrictEqual(known.get(product.id), product)
  const changed = anew ? products : products.filter(isChanged)
  const changedFacts = anew ? entries : await listChangedFacts(transaction, entries)
  await removeProducts(transaction, gone)
  await freeChangedSlugs(transaction, products)
  await writeCategories(
    transaction,
    files.map((file) => file.category),
  )
  for (let start = 0; start < changed.length; start += ROWS_PER_INSERT) {
    await writeProducts(transaction, changed.slice(start, start + ROWS_PER_INSERT))
  }
  for (let start = 0; start < changedFacts.length; start += ROWS_PER_INSERT) {
    await writeFacts(transaction, changedFacts.slice(start, start + ROWS_PER_INSERT))
  }
  await rememberOldAddresses(transaction, files)
  if (anew) {
    await replaceSearchIndex(transaction, products)
  } else {
    const changes = changed.map((after): ProductChange => {
      const before = known.get(after.id)
      return { after, ...(before && { before }) }
    })
    await changeSearchIndex(transaction, [...gone.map((before) => ({ before })), ...changes])
  }
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
  category: CategoryKey,
  entries: readonly ProductEntry[],
  known: ReadonlyMap<number, Product>,
): Product[] {
  const places = new Map<number, number>()
  for (const { id } of entries) {
    const product = known.get(id)
    if (product?.category === category) places.set(id, product.order)
  }
  const middle = (categoryPosition(category) + 1.5) * PLACES_PER_CATEGORY
  const ids = entries.map(({ id }) => id)
  const orders = placeInOrder(ids, places, middle)
  return entries.map(({ facts, oldSlugs, ...entry }, index) => ({
    ...entry,
    category,
    order: orders[index] ?? middle,
  }))
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

async function removeProducts(
  transaction: Transaction<Schema>,
  products: readonly Product[],
): Promise<void> {
  for (const product of products) {
    await rememberGone(transaction, product)
    await transaction.deleteFrom('products').where('id', '=', product.id).execute()
  }
}
