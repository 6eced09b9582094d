import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { removeImport, removeRows, storedRows, undoMs } from './imports.server.ts'
import { isUnapplied } from './unapplied-imports.server.ts'

/**
 * After so long, in ms, rows of a sheet that are missing will not come: the process that stored them
 * was killed, and nobody was told of the import.
 */
const storedWithinMs = 10 * 60 * 1000

/** Rows go so long after nobody may begin anything with them, in ms: clocks of processes differ. */
const graceMs = 60 * 60 * 1000

/**
 * Removes what nobody applied within 30 days, the rows of what can't be undone any more, and what was
 * never stored whole, or thrown away by a process that was killed.
 */
export async function forgetOldImports(db: Database, now = new Date()): Promise<void> {
  await retryWhenBusy(() => takeFromEverybody(db, now))
  for (const id of await listThrownAway(db)) await removeImport(db, id)
  for (const id of await listEnded(db, now)) await removeRows(db, id)
}

/** Ends in one statement what is to go: whoever begins to apply it is before that, or too late. */
async function takeFromEverybody(db: Database, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await db
    .updateTable('imports')
    .set({ state: 'undone' })
    .where(isUnapplied)
    .where((row) =>
      row.or([
        row('created_at', '<', ago(undoMs)),
        row.and([
          row('state', '=', 'matching'),
          row('created_at', '<', ago(storedWithinMs)),
          row('rows', '>', storedRows),
        ]),
      ]),
    )
    .execute()
}

async function listThrownAway(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('applied_at', 'is', null)
    .where('state', '=', 'undone')
    .execute()
  return rows.map(({ id }) => id)
}

async function listEnded(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('applied_at', '<', new Date(now.getTime() - undoMs - graceMs).toISOString())
    .where('state', 'in', ['applied', 'undone'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_rows')
          .select('import_rows.id')
          .whereRef('import_rows.import_id', '=', 'imports.id'),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
