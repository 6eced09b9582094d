import type { ExpressionBuilder } from 'kysely'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { undoMs } from './imports.server.ts'
import { lookForWork, type Working } from './run-import.server.ts'

/** Begins to apply the rows of an import that need nobody. False when it can't be applied now. */
export async function beginApplying(
  app: Working,
  id: string,
  staffId: number,
  time = app.backgroundWork.now(),
): Promise<boolean> {
  const now = time.toISOString()
  const began = await writeTransaction(app.db, async (transaction) => {
    const { rows } = await transaction
      .selectFrom('import_rows')
      .select((build) => build.fn.countAll<number>().as('rows'))
      .where('import_id', '=', id)
      .where('outcome', 'in', ['new', 'changed'])
      .where('left_out', '=', 0)
      .where('applied_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (Number(rows) === 0) return false
    const begun = await transaction
      .updateTable('imports')
      .set((one) => ({
        state: 'applying',
        to_do: Number(rows),
        done: 0,
        began_at: now,
        staff_id: staffId,
        applied_at: one.fn.coalesce('applied_at', one.val(now)),
      }))
      .where('id', '=', id)
      .where((row) => row.or([row('state', '=', 'checked'), mayBeUndone(row, time)]))
      .executeTakeFirst()
    return Number(begun.numUpdatedRows) === 1
  })
  if (began) lookForWork(app)
  return began
}

/**
 * Begins to undo an import, also one that is still being applied; `keepLater` lets stand what was
 * edited after it. False when it can't be undone any more.
 */
export async function beginUndoing(
  app: Working,
  id: string,
  { staffId, keepLater }: { staffId: number; keepLater: boolean },
  time = app.backgroundWork.now(),
): Promise<boolean> {
  const begun = await retryWhenBusy(() =>
    app.db
      .updateTable('imports')
      .set((one) => ({
        state: 'undoing',
        done: 0,
        began_at: time.toISOString(),
        undone_by: staffId,
        keep_later: Number(keepLater),
        undone_to: null,
        to_do: one('new_products', '+', one.ref('changed_products')),
      }))
      .where('id', '=', id)
      .where((row) => row.or([row('state', '=', 'applying'), mayBeUndone(row, time)]))
      .executeTakeFirst(),
  )
  if (Number(begun.numUpdatedRows) === 0) return false
  lookForWork(app)
  return true
}

/** Whether its rows are sure to be there: they are forgotten after 30 days. */
function mayBeUndone(row: ExpressionBuilder<Schema, 'imports'>, time: Date) {
  const before = new Date(time.getTime() - undoMs).toISOString()
  return row.and([row('state', '=', 'applied'), row('applied_at', '>=', before)])
}
