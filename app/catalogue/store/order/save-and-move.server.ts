import type { SavedBy } from '#app/catalogue/store/history/change-history.server.ts'
import type { ProductToSave } from '#app/catalogue/store/save-plan.ts'
import {
  type SavedProduct,
  type SaveResult,
  saveProducts,
} from '#app/catalogue/store/save-product.server.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { type Beside, move } from './move-product.server.ts'

/** What became of it; `noPlace` where the product beside it is gone, or of another category. */
export type SavedAndMoved =
  | { saved: Pick<SavedProduct, 'id' | 'changeId'> }
  | Exclude<SaveResult, { saved: unknown }>
  | { noPlace: true }

class NoPlace extends Error {}

/** Saves a product that there is, and puts it before or after another one: both, or neither. */
export async function saveAndMoveProduct(
  { db }: Pick<App, 'db'>,
  { staffId, source, ...product }: ProductToSave & { id: number } & SavedBy,
  beside: Beside,
): Promise<SavedAndMoved> {
  const by = { staffId, source }
  return writeTransaction(db, async (transaction): Promise<SavedAndMoved> => {
    const [result = { missing: true }] = await saveProducts(transaction, [product], by)
    if (!('saved' in result || 'unchanged' in result)) return result
    const moved = await move(transaction, product.id, beside, by)
    if ('missing' in moved) throw new NoPlace()
    if ('saved' in result || 'unchanged' in moved) return result
    return { saved: { id: product.id, changeId: moved.moved.changeId } }
  }).catch((error: unknown) => {
    if (error instanceof NoPlace) return { noPlace: true }
    throw error
  })
}
