import type { SavedBy } from '#app/catalogue/store/history/change-history.server.ts'
import {
  type ProductChangeEntry,
  productHistory,
} from '#app/catalogue/store/history/product-history.server.ts'
import type { ProductToSave } from '#app/catalogue/store/save-plan.ts'
import {
  type SavedProduct,
  type SaveResult,
  saveProducts,
} from '#app/catalogue/store/save-product.server.ts'
import type { Database } from '#database/connection.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { type Beside, move } from './move-product.server.ts'

/** What became of it; `noPlace` where the product beside it is gone, or of another category. */
export type SavedAndMoved =
  | { saved: Pick<SavedProduct, 'id' | 'changeId'> }
  | Exclude<SaveResult, { saved: unknown }>
  | { noPlace: true }

class NoPlace extends Error {}

/**
 * Saves a product that there is, and puts it before or after another one: both, or neither. In its
 * history these are two changes of one instant.
 */
export async function saveAndMoveProduct(
  { db }: Pick<App, 'db'>,
  { staffId, source, ...product }: ProductToSave & { id: number } & SavedBy,
  beside: Beside,
): Promise<SavedAndMoved> {
  const by = { staffId, source }
  const now = new Date()
  return writeTransaction(db, async (transaction): Promise<SavedAndMoved> => {
    const [result = { missing: true }] = await saveProducts(transaction, [product], by, now)
    if (!('saved' in result || 'unchanged' in result)) return result
    const moved = await move(transaction, product.id, beside, by, { now })
    if ('missing' in moved) throw new NoPlace()
    if ('saved' in result || 'unchanged' in moved) return result
    return { saved: { id: product.id, changeId: moved.moved.changeId } }
  }).catch((error: unknown) => {
    if (error instanceof NoPlace) return { noPlace: true }
    throw error
  })
}

/** Tells whether a product was moved as it was saved, see `saveAndMoveProduct`, and nobody has undone the move. */
export async function isMovedWith(
  db: Database,
  { productId, version, at }: ProductChangeEntry,
): Promise<boolean> {
  const [next] = await productHistory.listSince(db, productId, version, ['standsAfter'])
  return next?.version === version + 1 && next.at === at && next.undoneBy === null
}
