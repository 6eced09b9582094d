import type { Transaction } from 'kysely'
import { lockCatalogue } from '#app/catalogue/store/catalogue-state.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'

/** What undoing needs of a history, see `changeHistory`. */
interface History<Entry> {
  find: (db: Database, changeId: number) => Promise<Entry | undefined>
  listTogether: (
    db: Database,
    importId: string,
    some: { before?: number | undefined; limit?: number | undefined },
  ) => Promise<Entry[]>
  listLater: (db: Database, entry: Entry) => Promise<Entry[]>
}

interface Undoable {
  id: number
  undoneBy: number | null
}

/**
 * Undoes a change by `undo`, once: what others changed since in its fields is told and nothing is
 * done, unless it is to happen `anyway`. Of what may not be undone at all there is no such change.
 */
export function undoOnce<Entry extends Undoable, Result>(
  history: History<Entry>,
  db: Database,
  changeId: number,
  anyway: boolean,
  undo: (transaction: Transaction<Schema>, entry: Entry) => Promise<Result>,
  mayUndo: (transaction: Transaction<Schema>, entry: Entry) => Promise<boolean> = async () => true,
) {
  type Undone = Result | { missing: true } | { unchanged: true } | { later: Entry[] }
  return writeTransaction(db, async (transaction): Promise<Undone> => {
    // Else what somebody is saving now would be undone with it, unasked.
    await lockCatalogue(transaction)
    const entry = await history.find(transaction, changeId)
    if (!entry || !(await mayUndo(transaction, entry))) return { missing: true }
    if (entry.undoneBy !== null) return { unchanged: true }
    const later = anyway ? [] : await history.listLater(transaction, entry)
    return later.length > 0 ? { later } : undo(transaction, entry)
  })
}

/** How changes that were brought in together are undone: all of them, or some at a time. */
export interface UndoingTogether {
  /** `next` of the time before. */
  before?: number | undefined
  limit?: number
  /** Also what others changed since. */
  anyway?: boolean | undefined
}

/** What undoing one of them came to: it is left alone where it can't be undone as it is. */
export type UndoOutcome = 'undone' | 'unchanged' | 'left'

/**
 * Undoes up to `limit` changes of those that were brought in together, each by `undo`, the newest
 * first, in one transaction. What others changed since is left alone unless it is to happen `anyway`.
 * Gives how many it undid, what it left alone, and where to go on.
 *
 * This is for what files brought in. The desk's imports are undone by `undoRows` of
 * app/catalogue/sheets/undo-rows.server.ts, which deletes only what nobody has worked at since, has
 * chosen field by field what stays, and goes on after a killed process.
 */
export async function undoTogether<Entry extends Undoable>(
  history: History<Entry>,
  transaction: Transaction<Schema>,
  importId: string,
  { before, limit, anyway = false }: UndoingTogether,
  undo: (entry: Entry) => Promise<UndoOutcome>,
): Promise<{ undone: number; left: Entry[]; next?: number }> {
  await lockCatalogue(transaction)
  const entries = await history.listTogether(transaction, importId, { before, limit })
  const left: Entry[] = []
  let undone = 0
  for (const entry of entries) {
    if (entry.undoneBy !== null) continue
    const later = anyway ? [] : await history.listLater(transaction, entry)
    const outcome = later.length > 0 ? 'left' : await undo(entry)
    if (outcome === 'left') left.push(entry)
    if (outcome === 'undone') undone += 1
  }
  const last = entries.at(-1)
  return { undone, left, ...(entries.length === limit && last && { next: last.id }) }
}
