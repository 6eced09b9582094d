import type { Transaction } from 'kysely'
import { changeSearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import { writeSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { lockCatalogue, tellCatalogueChanged } from '#app/catalogue/store/catalogue-state.server.ts'
import type { SavedBy } from '#app/catalogue/store/history/change-history.server.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import {
  listStoredProducts,
  type StoredProduct,
} from '#app/catalogue/store/stored-products.server.ts'
import { rememberGone } from '#app/catalogue/store/write-slugs.server.ts'
import type { Schema } from '#database/schema.ts'

/** A product that is to be deleted, and the change that this undoes where it does. */
export interface ToDelete {
  id: number
  undoes: number | null
}

/** A product that was deleted, with the id of the change that brings it back. */
export interface DeletedProduct {
  id: number
  version: number
  changeId: number
}

/**
 * Deletes products, their facts and their place in the search. What they were stays in the history
 * with their place in the list, so that they can come back; their ids and addresses are never given
 * again, and the addresses say that the product is gone. `isMeant` has the last word on each as it is
 * by then. Gives those that it deleted.
 */
export async function takeOut(
  transaction: Transaction<Schema>,
  asked: readonly ToDelete[],
  by: SavedBy,
  {
    isMeant = () => true,
    now = new Date(),
  }: { isMeant?: (product: StoredProduct) => boolean; now?: Date } = {},
): Promise<DeletedProduct[]> {
  if (asked.length === 0) return []
  await lockCatalogue(transaction)
  const undoes = new Map(asked.map((one) => [one.id, one.undoes]))
  const products = (await listStoredProducts(transaction, [...undoes.keys()])).filter(isMeant)
  if (products.length === 0) return []
  await rememberGone(
    transaction,
    products.map(({ id, edit }) => ({ id, ...edit })),
  )
  const ids = products.map(({ id }) => id)
  const withoutSizes = ids.map((id) => ({ id, sizes: [] }))
  await writeSizes(transaction, withoutSizes, by.staffId, now)
  await transaction.deleteFrom('products').where('id', 'in', ids).execute()
  await changeSearchIndex(
    transaction,
    products.flatMap(({ shown, indexed }) => (shown ? [{ before: indexed }] : [])),
  )
  const at = now.toISOString()
  const changeIds = await productHistory.write(
    transaction,
    products.map((product) => toChange(product, at, undoes.get(product.id) ?? null)),
    by,
  )
  await tellCatalogueChanged(transaction)
  return products.map(({ id, version }, place) => ({
    id,
    version: version + 1,
    changeId: changeIds[place] ?? 0,
  }))
}

function toChange({ id, version, edit, order }: StoredProduct, at: string, undoes: number | null) {
  const before = { ...edit, order }
  return { productId: id, version: version + 1, at, before, after: null, undoes }
}
