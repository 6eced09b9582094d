import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import { mayComeBack } from './deleting/deleted-products.server.ts'
import { takeOut } from './deleting/take-out.server.ts'
import {
  type ChangedValues,
  type ProductChangeEntry,
  productHistory,
} from './history/product-history.server.ts'
import { type UndoingTogether, undoOnce, undoTogether } from './history/undo-changes.server.ts'
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
  return undoOnce(productHistory, app.db, changeId, anyway, (transaction, entry) =>
    undoOne(transaction, entry, staffId),
  )
}

/**
 * Undoes a change in a transaction, whatever came since. What was deleted more than 30 days ago does
 * not come back: its picture is gone.
 */
async function undoOne(
  transaction: Transaction<Schema>,
  { id, productId, at, before, after }: ProductChangeEntry,
  staffId: number | null,
): Promise<UndoResult> {
  const by = { staffId, source: 'undo' } as const
  if (before && 'standsAfter' in before) {
    const beside = await findPlaceBefore(transaction, productId, before)
    return beside ? move(transaction, productId, beside, by, { undoes: id }) : { missing: true }
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

/**
 * Undoes up to `limit` changes of products that files brought in together, see `undoTogether`; new
 * products are deleted but for those in `named`, which enquiries name: see `listNamedProducts`.
 */
export function undoProductsOf(
  transaction: Transaction<Schema>,
  importId: string,
  staffId: number | null,
  { named, ...how }: UndoingTogether & { named: ReadonlySet<number> },
): Promise<{ undone: number; left: ProductChangeEntry[]; next?: number }> {
  return undoTogether(productHistory, transaction, importId, how, async (entry) => {
    const { id: undoes, productId: id, before } = entry
    if (before === null && !named.has(id)) {
      const by = { staffId, source: 'undo' } as const
      const deleted = await takeOut(transaction, [{ id, undoes }], by)
      return deleted.length > 0 ? 'undone' : 'unchanged'
    }
    const result = await undoOne(transaction, entry, staffId)
    if ('saved' in result || 'moved' in result) return 'undone'
    return 'unchanged' in result ? 'unchanged' : 'left'
  })
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
    .limit(1)
    .executeTakeFirst()
  return first && { before: Number(first.id) }
}
