import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import {
  type ListedImport,
  removeImport,
  selectListed,
  storedRows,
  toListed,
} from './imports.server.ts'

/**
 * Lists the sheets that were read and never applied, newest first: whoever closed the browser after the dry run
 * finds it there. Not what is being stored at this moment.
 */
export async function listUnappliedImports(db: Database, limit = 20): Promise<ListedImport[]> {
  const rows = await selectListed(db)
    .where(isUnapplied)
    .where('bulk', 'is', null)
    .where((row) => row.or([row('state', '=', 'checked'), row('rows', '=', storedRows)]))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toListed)
}

/** Removes what was read and not applied, with all its rows; false for any other import. */
export async function throwAwayImport(db: Database, id: string): Promise<boolean> {
  // From here on nobody applies it; its rows go bit by bit, so that the writer is never held for long.
  const { numUpdatedRows } = await retryWhenBusy(() =>
    db
      .updateTable('imports')
      .set({ state: 'undone' })
      .where('id', '=', id)
      .where(isUnapplied)
      .executeTakeFirst(),
  )
  if (Number(numUpdatedRows) === 0) return false
  await removeImport(db, id)
  return true
}

/** Whether somebody may still apply it, or throw it away. */
export function isUnapplied(row: ExpressionBuilder<Schema, 'imports'>) {
  return row.and([row('applied_at', 'is', null), row('state', 'in', ['matching', 'checked'])])
}
