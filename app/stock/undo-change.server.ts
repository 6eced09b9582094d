import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { App } from '#server/app-context.ts'
import { findChange, listChangesSince, type ProductChangeEntry } from './history.server.ts'
import type { ProductToSave } from './save-plan.ts'
import { type SaveResult, saveProducts } from './save-product.server.ts'

/** What became of an undoing; `later` are the changes of the same fields that it would undo too. */
export type UndoResult = SaveResult | { later: ProductChangeEntry[] }

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
  return retryWhenBusy(() =>
    app.db.transaction().execute(async (transaction): Promise<UndoResult> => {
      const entry = await findChange(transaction, changeId)
      if (!entry) return { missing: true }
      const undoing = toUndoing(entry)
      const { productId, version } = entry
      const fields = Object.keys(undoing.change)
      const later = await listChangesSince(transaction, productId, version, fields)
      if (later.length > 0 && !anyway) return { later }
      const [result] = await saveProducts(transaction, [undoing], { staffId, source: 'undo' })
      return result ?? { missing: true }
    }),
  )
}

/** Gives what has to be saved so that a change is undone. */
function toUndoing({ id, productId, before }: ProductChangeEntry): ProductToSave {
  return { id: productId, undoes: id, change: before ?? { hidden: true } }
}
