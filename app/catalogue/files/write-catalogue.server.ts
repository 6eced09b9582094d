import type { Transaction } from 'kysely'
import { type CategoryEntry, categoryPosition, isSpecified } from '#app/catalogue/category.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import {
  changeSearchIndex,
  replaceSearchIndex,
} from '#app/catalogue/indexing/search-index.server.ts'
import { areNamed } from '#app/catalogue/sizes/size.ts'
import { writeSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { findSlugFault } from '#app/catalogue/slug.ts'
import {
  listStoredCategories,
  removeOtherCategories,
  writeCategories,
} from '#app/catalogue/store/categories/stored-categories.server.ts'
import { freeStretch, middleOf } from '#app/catalogue/store/order/order.server.ts'
import { placeInOrder } from '#app/catalogue/store/order/place-in-order.ts'
import {
  listStoredProducts,
  type ProductToStore,
  type StoredProduct,
  storeProducts,
  toIndexed,
} from '#app/catalogue/store/stored-products.server.ts'
import {
  keepTranslatedFrom,
  saidOfCategory,
  saidOfProduct,
} from '#app/catalogue/store/translated-from.ts'
import {
  freeChangedSlugs,
  rememberGone,
  rememberOldAddresses,
} from '#app/catalogue/store/write-slugs.server.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import type { Schema } from '#database/schema.ts'
import type { CatalogueFile, ProductEntry } from './catalogue-file.ts'
import { sizesFrom } from './sizes.schema.ts'

/**
 * Brings the catalogue to what the files say: what is new is added, what differs is brought up to
 * date under its id, what is gone is removed, and the search follows. What is as it was is not
 * touched, but for the search where it is to `reindex`.
 */
export async function writeCatalogue(
  transaction: Transaction<Schema>,
  files: readonly Pick<CatalogueFile, 'category' | 'oldAddresses' | 'products'>[],
  { reindex = false }: { reindex?: boolean } = {},
): Promise<void> {
  const known = new Map((await listStoredProducts(transaction)).map((one) => [one.id, one]))
  const products = placeProducts(files, known)
  const hidden = new Set(files.flatMap(({ category }) => (category.hidden ? category.key : [])))
  const isShown = ({ edit }: ProductToStore) => !edit.hidden && !hidden.has(edit.category)
  const kept = new Set(products.map(({ id }) => id))
  const gone = [...known.values()].filter(({ id }) => !kept.has(id))
  const changed = products.filter((product) => {
    const before = known.get(product.id)
    if (!before || before.shown !== isShown(product) || before.order !== product.order) return true
    return !saysTheSame(before.edit, product.edit)
  })
  await removeProducts(transaction, gone)
  await freeChangedSlugs(
    transaction,
    products.map(({ id, edit }) => ({ id, slug: edit.slug })),
  )
  await writeCategories(transaction, await withTranslatedFrom(transaction, files))
  await storeProducts(transaction, changed, null)
  await removeOtherCategories(
    transaction,
    files.map(({ category }) => category.key),
  )
  await rememberOldAddresses(transaction, files)
  if (reindex) {
    await replaceSearchIndex(transaction, products.filter(isShown).map(toIndexed))
  } else {
    await changeSearchIndex(transaction, [
      ...gone.flatMap(({ shown, indexed }) => (shown ? [{ before: indexed }] : [])),
      ...changed.map((product) => {
        const before = known.get(product.id)
        return {
          ...(before?.shown && { before: before.indexed }),
          ...(isShown(product) && { after: toIndexed(product) }),
        }
      }),
    ])
  }
  await refreshStatistics(transaction)
}

/** Gives the products with their places: those that have one in their category keep it if they can. */
function placeProducts(
  files: readonly Pick<CatalogueFile, 'category' | 'products'>[],
  known: ReadonlyMap<number, StoredProduct>,
): ProductToStore[] {
  const highest = [...known.values()].reduce((most, { order }) => Math.max(most, order), 0)
  let free = freeStretch(highest)
  return files.flatMap(({ category: { key }, products }) => {
    const places = new Map<number, number>()
    for (const { id } of products) {
      const product = known.get(id)
      if (product?.edit.category === key) places.set(id, product.order)
    }
    const stretch = isSpecified(key) ? categoryPosition(key) + 1 : free++
    const ids = products.map(({ id }) => id)
    const orders = placeInOrder(ids, places, middleOf(stretch))
    return products.map(({ id, ...edit }, index) => {
      const before = known.get(id)
      return {
        id,
        order: orders[index] ?? 0,
        version: before ? before.version + 1 : 1,
        editedAt: before?.editedAt ?? null,
        editedBy: before?.editedBy ?? null,
        edit: withKnown(before?.edit, edit),
      }
    })
  })
}

/** Addresses stay remembered that no file names, pictures that none can hold, and what was translated. */
function withKnown(
  before: ProductEdit | undefined,
  { sizes: saidSizes, ...entry }: Omit<ProductEntry, 'id'>,
): ProductEdit {
  const edit = { ...entry, ...sizesFrom({ ...entry, sizes: saidSizes }, before?.sizes) }
  const said = before && saidOfProduct(before)
  const translations = keepTranslatedFrom(said, saidOfProduct(edit), { brings: true })
  if (!before) return { ...edit, translations }
  const oldSlugs = new Set([...before.oldSlugs, ...edit.oldSlugs, before.slug])
  oldSlugs.delete(edit.slug)
  const photo = before.picture === edit.picture ? before.photo : null
  const known = [...oldSlugs].filter((slug) => !findSlugFault(slug)).sort()
  // Of named sizes that it leaves as they are a file says no month.
  const backIn = !saidSizes && areNamed(edit.sizes) ? before.backIn : edit.backIn
  return { ...edit, translations, photo, oldSlugs: known, backIn }
}

async function withTranslatedFrom(
  transaction: Transaction<Schema>,
  files: readonly Pick<CatalogueFile, 'category'>[],
): Promise<CategoryEntry[]> {
  const kept = await listStoredCategories(transaction)
  return files.map(({ category }) => {
    const before = kept.find(({ key }) => key === category.key)
    const said = before && saidOfCategory(before)
    const translations = keepTranslatedFrom(said, saidOfCategory(category), { brings: true })
    return { ...category, translations }
  })
}

async function removeProducts(
  transaction: Transaction<Schema>,
  products: readonly StoredProduct[],
): Promise<void> {
  await rememberGone(
    transaction,
    products.map(({ id, edit }) => ({ id, ...edit })),
  )
  await writeSizes(
    transaction,
    products.map(({ id }) => ({ id, sizes: [] })),
    null,
  )
  for (const { id } of products) {
    await transaction.deleteFrom('products').where('id', '=', id).execute()
  }
}
