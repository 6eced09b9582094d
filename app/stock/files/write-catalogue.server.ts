import type { Transaction } from 'kysely'
import { categoryPosition, isSpecified } from '#app/catalogue/category.ts'
import { findSlugFault } from '#app/catalogue/slug.ts'
import { changeSearchIndex, replaceSearchIndex } from '#app/search/indexing/search-index.server.ts'
import { removeOtherCategories, writeCategories } from '#app/stock/kept-categories.server.ts'
import {
  type KeptProduct,
  keepProducts,
  listKeptProducts,
  type ProductToKeep,
  toIndexed,
} from '#app/stock/kept-products.server.ts'
import { freeStretch, middleOf } from '#app/stock/order.server.ts'
import { placeInOrder } from '#app/stock/place-in-order.ts'
import { type ProductEdit, saysTheSame } from '#app/stock/product-edit.ts'
import {
  freeChangedSlugs,
  rememberGone,
  rememberOldAddresses,
} from '#app/stock/write-slugs.server.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import type { Schema } from '#database/schema.ts'
import type { CatalogueFile } from './catalogue-file.ts'

/**
 * Brings the catalogue to what the files say: what is new is added, what differs is brought up to
 * date under its id, what is gone is removed, and the search follows. What is as it was is not
 * touched, but for the search when that is to be indexed `anew`.
 */
export async function writeCatalogue(
  transaction: Transaction<Schema>,
  files: readonly Pick<CatalogueFile, 'category' | 'oldAddresses' | 'products'>[],
  { anew = false }: { anew?: boolean } = {},
): Promise<void> {
  const known = new Map((await listKeptProducts(transaction)).map((one) => [one.id, one]))
  const products = placeProducts(files, known)
  const hidden = new Set(files.flatMap(({ category }) => (category.hidden ? category.key : [])))
  const isShown = ({ edit }: ProductToKeep) => !edit.hidden && !hidden.has(edit.category)
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
  await writeCategories(
    transaction,
    files.map(({ category }) => category),
  )
  await keepProducts(transaction, changed)
  await removeOtherCategories(
    transaction,
    files.map(({ category }) => category.key),
  )
  await rememberOldAddresses(transaction, files)
  if (anew) {
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
  known: ReadonlyMap<number, KeptProduct>,
): ProductToKeep[] {
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
        ...{ id, order: orders[index] ?? 0, version: before ? before.version + 1 : 1 },
        ...{ editedAt: before?.editedAt ?? null, editedBy: before?.editedBy ?? null },
        edit: before ? withKnownAddresses(before.edit, edit) : edit,
      }
    })
  })
}

/** Addresses stay remembered that no file names, and pictures that no file can hold. */
function withKnownAddresses(before: ProductEdit, edit: ProductEdit): ProductEdit {
  const oldSlugs = new Set([...before.oldSlugs, ...edit.oldSlugs, before.slug])
  oldSlugs.delete(edit.slug)
  const photo = before.picture === edit.picture ? before.photo : null
  return { ...edit, photo, oldSlugs: [...oldSlugs].filter((slug) => !findSlugFault(slug)).sort() }
}

async function removeProducts(
  transaction: Transaction<Schema>,
  products: readonly KeptProduct[],
): Promise<void> {
  await rememberGone(
    transaction,
    products.map(({ id, edit }) => ({ id, ...edit })),
  )
  for (const { id } of products) {
    await transaction.deleteFrom('products').where('id', '=', id).execute()
  }
}
