import type { Transaction } from 'kysely'
import { takeOut } from '#app/catalogue/store/deleting/take-out.server.ts'
import type { Schema } from '#database/schema.ts'
import { lockCatalogue } from './catalogue-state.server.ts'
import { type ProductChangeEntry, productHistory } from './history.server.ts'
import { type UndoResult, undoOne } from './undo-change.server.ts'

/** How changes that were brought in together are undone, some at a time. */
export interface UndoingTogether {
  /** `next` of the time before. */
  before?: number | undefined
  limit: number
  /** What enquiries name, of `listNamedProducts`: new products are taken out but for these. */
  named: ReadonlySet<number>
  /** Also what others changed since. */
  anyway?: boolean
}

/**
 * Undoes up to `limit` changes of those that were brought in together, the newest first, in one
 * transaction. What others changed since is left alone unless it is to happen `anyway`. Gives how
 * many it undid, what it left alone, and where to go on.
 *
 * This is for what files brought in. The desk's imports are undone by `undoRows` of
 * app/catalogue/sheets/undo-rows.server.ts, which deletes only what nobody has worked at since, has chosen
 * field by field what stays, and goes on after a killed process.
 */
export async function undoSomeOf(
  transaction: Transaction<Schema>,
  importId: string,
  staffId: number | null,
  { before, limit, named, anyway = false }: UndoingTogether,
): Promise<{ undone: number; left: ProductChangeEntry[]; next?: number }> {
  await lockCatalogue(transaction)
  const entries = await productHistory.listTogether(transaction, importId, { before, limit })
  const left: ProductChangeEntry[] = []
  let undone = 0
  for (const entry of entries) {
    if (entry.undoneBy !== null) continue
    const later = anyway ? [] : await productHistory.listLater(transaction, entry)
    if (later.length > 0) {
      left.push(entry)
      continue
    }
    const isNew = entry.before === null && !named.has(entry.productId)
    const result = isNew
      ? await deleteNew(transaction, entry, staffId)
      : await undoOne(transaction, entry, staffId)
    if ('saved' in result || 'moved' in result) undone += 1
    else if (!('unchanged' in result)) left.push(entry)
  }
  const last = entries.at(-1)
  return { undone, left, ...(entries.length === limit && last && { next: last.id }) }
}

async function deleteNew(
  transaction: Transaction<Schema>,
  { id, productId }: ProductChangeEntry,
  staffId: number | null,
): Promise<UndoResult> {
  const asked = [{ id: productId, undoes: id }]
  const [deleted] = await takeOut(transaction, asked, { staffId, source: 'undo' })
  return deleted ? { saved: { ...deleted, changed: [] } } : { unchanged: true }
}
