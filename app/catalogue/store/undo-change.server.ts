import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import { mayComeBack } from './deleting/deleted-products.server.ts'
import { type ChangedValues, type ProductChangeEntry, productHistory } from './history.server.ts'
import { move } from './order/move-product.server.ts'
import { type SaveResult, saveProducts } from './save-product.server.ts'

/** What became of an undoing; `later` are the changes of the same fields that it would undo too. */
export type UndoResult =
  | SaveResult
  | { later: ProductChangeEntry[] }
  | { moved: { changeId: number } }

/**
 * Gives a product's fields the values that they had before a change; a product that was new is
 * hidden. When somebody changed one of the fields since, it says so and changes nothing, unless it
 * is to happen `anyway`.
 */
export async function undoChange(
  app: Pick<App, 'db'>,
  changeId: number,
  staffId: number | null,
  { anyway = false }: { anyway?: boolean } = {},
): Promise<UndoResult> {
  return productHistory.undoOnce(app.db, changeId, anyway, (transaction, entry) =>
    undoOne(transaction, entry, staffId),
  )
}

/**
 * Undoes a change in a transaction, whatever came since. What was deleted more than 30 days ago does
 * not come back: its picture is gone.
 */
export async function undoOne(
  transaction: Transaction<Schema>,
  { id, productId, at, before, after }: ProductChangeEntry,
  staffId: number | null,
): Promise<UndoResult> {
  const by = { staffId, source: 'undo' } as const
  if (before && 'standsAfter' in before) {
    const beside = await findPlaceBefore(transaction, productId, before)
    return beside ? move(transaction, productId, beside, by, id) : { missing: true }
  }
  if (after === null && !mayComeBack(at, new Date())) return { missing: true }
  // What was new is hidden, not deleted: enquiries may name it.
  const { order, ...change } = before ?? { hidden: true }
  const [result] = await saveProducts(
    transaction,
    [{ id: productId, undoes: id, change, order }],
    by,
  )
  return result ?? { missing: true }
}

/** Where a product stood: after another, or before all others of its category. */
async function findPlaceBefore(
  transaction: Transaction<Schema>,
  id: number,
  { standsAfter }: ChangedValues,
) {
  if (standsAfter) return { after: standsAfter }
  const first = await transaction
    .selectFrom('products')
    .select('id')
    .where('category_key', '=', ({ selectFrom }) =>
      selectFrom('products as moved').select('moved.category_key').where('moved.id', '=', id),
    )
    .where('id', '!=', id)
    .orderBy('catalogue_order')
    .executeTakeFirst()
  return first && { before: Number(first.id) }
}
