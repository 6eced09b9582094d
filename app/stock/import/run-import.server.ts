import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import { applyRows } from './apply-rows.server.ts'
import { findImport, forgetOldImports, type KeptImport } from './imports.server.ts'
import { undoRows } from './undo-rows.server.ts'

/** How long a process may be silent before another one goes on with its work, in ms. */
const leaseMs = 20_000
const lookEveryMs = 5_000
const dayMs = 24 * 60 * 60 * 1000

/** A batch is made so large that it holds the writer for about this long, in ms. */
const batchMs = 20
const fewestRows = 5
const mostRows = 60
/** Between two batches, so that enquiries and pages have their turn, in ms. */
const restMs = 5

type Working = Pick<App, 'db' | 'backgroundWork'>

/** Begins to apply the rows of an import that need nobody. False when it can't be applied now. */
export async function beginApplying(app: Working, id: string, staffId: number): Promise<boolean> {
  const now = new Date().toISOString()
  const began = await retryWhenBusy(() =>
    app.db.transaction().execute(async (transaction) => {
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
          ...{ state: 'applying', to_do: Number(rows), done: 0, began_at: now, staff_id: staffId },
          applied_at: one.fn.coalesce('applied_at', one.val(now)),
        }))
        .where('id', '=', id)
        .where('state', 'in', ['checked', 'applied'])
        .executeTakeFirst()
      return Number(begun.numUpdatedRows) === 1
    }),
  )
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
): Promise<boolean> {
  const begun = await retryWhenBusy(() =>
    app.db
      .updateTable('imports')
      .set((one) => ({
        ...{ state: 'undoing', done: 0, began_at: new Date().toISOString() },
        ...{ undone_by: staffId, keep_later: Number(keepLater), undone_to: null },
        to_do: one('new_products', '+', one.ref('changed_products')),
      }))
      .where('id', '=', id)
      .where('state', 'in', ['applying', 'applied'])
      .executeTakeFirst(),
  )
  if (Number(begun.numUpdatedRows) === 0) return false
  lookForWork(app)
  return true
}

/**
 * Goes on with imports that a process has left unfinished, now and every few seconds, and forgets
 * those that can't be undone any more. Gives what ends it.
 */
export function keepImporting(app: Working): () => void {
  const look = () => lookForWork(app)
  const forget = () =>
    app.backgroundWork.begin('Forgetting imports', () => forgetOldImports(app.db))
  look()
  forget()
  const timers = [setInterval(look, lookEveryMs), setInterval(forget, dayMs)]
  return () => timers.forEach(clearInterval)
}

function lookForWork({ db, backgroundWork }: Working) {
  backgroundWork.begin('An import', (stopping) => workOnImports(db, stopping))
}

/** Takes imports that nobody is at work on, one after another, until there is none. */
async function workOnImports(db: Database, stopping: AbortSignal): Promise<void> {
  const by = randomUUID()
  while (!stopping.aborted) {
    const id = await takeImport(db, by)
    if (id === undefined) return
    await workOn(db, { id, by }, stopping)
  }
}

/** Takes one import whose lease is over, for `by` alone; gives its id. */
async function takeImport(db: Database, by: string): Promise<string | undefined> {
  const now = new Date()
  const free = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['applying', 'undoing'])
    .where((row) =>
      row.or([row('leased_until', 'is', null), row('leased_until', '<', now.toISOString())]),
    )
    .orderBy('began_at')
    .executeTakeFirst()
  if (!free) return undefined
  const taken = await retryWhenBusy(() =>
    db
      .updateTable('imports')
      .set({ leased_by: by, leased_until: later(now) })
      .where('id', '=', free.id)
      .where('state', 'in', ['applying', 'undoing'])
      .where((row) =>
        row.or([row('leased_until', 'is', null), row('leased_until', '<', now.toISOString())]),
      )
      .executeTakeFirst(),
  )
  return Number(taken.numUpdatedRows) === 1 ? free.id : undefined
}

async function workOn(
  db: Database,
  lease: { id: string; by: string },
  stopping: AbortSignal,
): Promise<void> {
  let rows = fewestRows
  while (!stopping.aborted) {
    let held = 0
    const found = await retryWhenBusy(() =>
      db.transaction().execute(async (transaction) => {
        const began = performance.now()
        const done = await workOnBatch(transaction, lease, rows)
        held = performance.now() - began
        return done
      }),
    )
    if (found === undefined) return
    const fitting = Math.round((rows * batchMs) / Math.max(held, 1))
    rows = Math.max(fewestRows, Math.min(mostRows, fitting, rows * 2))
    await pause(restMs)
  }
  await retryWhenBusy(() =>
    db
      .updateTable('imports')
      .set({ leased_by: null, leased_until: null })
      .where('id', '=', lease.id)
      .where('leased_by', '=', lease.by)
      .execute(),
  )
}

/** Does one batch; gives undefined when there is nothing left to do, or it is somebody else's. */
async function workOnBatch(
  transaction: Transaction<Schema>,
  { id, by }: { id: string; by: string },
  limit: number,
): Promise<number | undefined> {
  // It locks the row: who stops or takes the import waits for the end of this batch.
  const kept = await transaction
    .updateTable('imports')
    .set({ leased_until: later(new Date()) })
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .where('state', 'in', ['applying', 'undoing'])
    .returning(['state', 'undone_by'])
    .executeTakeFirst()
  const work = kept && (await findImport(transaction, id))
  if (!work) return undefined
  const found =
    work.state === 'applying'
      ? await applyRows(transaction, work, limit)
      : await undoRows(transaction, work, { undoneBy: kept.undone_by, limit })
  if (found > 0) return found
  await transaction
    .updateTable('imports')
    .set({ ...endOf(work), leased_by: null, leased_until: null })
    .where('id', '=', id)
    .execute()
  return undefined
}

function endOf({ state }: KeptImport) {
  if (state === 'applying') return { state: 'applied' as const }
  return { state: 'undone' as const, undone_at: new Date().toISOString() }
}

function later(time: Date) {
  return new Date(time.getTime() + leaseMs).toISOString()
}
