import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { listNamedProducts } from '#app/catalogue/store/deleting/named-in-enquiries.server.ts'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import { isLeaseOver } from '#database/lease.ts'
import { isOutOfReach } from '#database/out-of-reach.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import { writeWithoutSync } from '#database/sqlite/write-without-sync.ts'
import { isStorageFailure } from '#database/storage-failure.ts'
import type { App } from '#server/app-context.ts'
import { createHalts } from '#server/halts.ts'
import { applyRows } from './apply-rows.server.ts'
import { firstBatchSize, letOthersGoFirst, nextBatchSize, spentMs } from './batch-pace.server.ts'
import { forgetOldImports } from './forget-imports.server.ts'
import { type StoredImport, toImport } from './imports.server.ts'
import { undoRows } from './undo-rows.server.ts'

/** How long a process may be silent before another one goes on with its work, in ms. */
const leaseMs = 20_000
const lookEveryMs = 5_000
/** After the disk or the database has failed, in ms. */
const tryAgainMs = 2_000
const hourMs = 60 * 60 * 1000

const halts = createHalts<string>()

/** Gives why an import that is at work stands still, in a sentence, as far as this process knows. */
export const whyImportHalted = halts.why

/** What works on imports. */
export type Working = Pick<App, 'db' | 'backgroundWork' | 'metrics'>

/**
 * Goes on with imports that a process has left unfinished, now and every few seconds, and forgets
 * those that can't be undone any more or were never stored whole. Gives what ends it.
 */
export function startImporting(app: Working): () => void {
  const look = () => lookForWork(app)
  const forget = () =>
    app.backgroundWork.begin('Forgetting imports', () => forgetOldImports(app.db))
  look()
  forget()
  const timers = [setInterval(look, lookEveryMs), setInterval(forget, hourMs)]
  return () => timers.forEach(clearInterval)
}

/** Goes on with imports that nobody is at work on, beside what the process does else. */
export function lookForWork(app: Working): void {
  app.backgroundWork.begin('An import', (stopping) => workOnImports(app, stopping))
}

/** Takes imports that nobody is at work on, one after another, until there is none. */
async function workOnImports(app: Working, stopping: AbortSignal): Promise<void> {
  const by = randomUUID()
  while (!stopping.aborted) {
    const id = await takeImport(app, by)
    if (id === undefined) return
    await keepAtWork(app, { id, by }, stopping)
  }
}

/** Tries again while the disk or the database fails, until the lease is over: then whoever takes it does. */
async function keepAtWork(
  app: Working,
  lease: { id: string; by: string },
  stopping: AbortSignal,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await workOn(app, lease, stopping)
    } catch (error) {
      halts.note(lease.id, error)
      if (!isStorageFailure(error) || tries * tryAgainMs >= leaseMs) throw error
    }
    // A process that stops waits for nobody's disk.
    await pause(tryAgainMs, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/**
 * Takes one import whose lease is over, for `by` alone; gives its id. Undefined where there is none, and
 * where nobody knows, because the database is away: no import has failed then, and delivery logs that.
 */
async function takeImport(
  { db, backgroundWork }: Working,
  by: string,
): Promise<string | undefined> {
  const now = backgroundWork.now()
  const free = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['applying', 'undoing'])
    .where(isLeaseOver(now, leaseMs))
    .orderBy('began_at')
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (!isOutOfReach(error)) throw error
    })
  if (!free) return undefined
  const taken = await retryWhenBusy(() =>
    db
      .updateTable('imports')
      .set({ leased_by: by, leased_until: later(now) })
      .where('id', '=', free.id)
      .where('state', 'in', ['applying', 'undoing'])
      .where(isLeaseOver(now, leaseMs))
      .executeTakeFirst(),
  ).catch((error: unknown) => {
    halts.note(free.id, error)
    throw error
  })
  return Number(taken.numUpdatedRows) === 1 ? free.id : undefined
}

async function workOn(
  { db, metrics, backgroundWork }: Working,
  lease: { id: string; by: string },
  stopping: AbortSignal,
): Promise<void> {
  const engine = engineOf(db)
  await refreshStatistics(db, 'import')
  let limit = firstBatchSize(engine)
  // Rows that are applied need not be looked through again; what is undone is noted in the database.
  let after = 0
  // Looked up when the undoing begins: an enquiry that comes in between keeps the product's name.
  let named: ReadonlySet<number> | undefined
  while (!stopping.aborted) {
    named ??= await listNamedWhenUndoing(db, lease.id)
    let [began, worked] = [0, 0]
    // What a power cut takes of it is still to do afterwards.
    const reached = await retryWhenBusy(() =>
      writeWithoutSync(db, async (transaction) => {
        began = performance.now()
        const begunAt = spentMs(engine)
        const now = backgroundWork.now()
        const done = await workOnBatch(transaction, lease, { after, limit, named, now })
        worked = spentMs(engine) - begunAt
        return done
      }),
    )
    halts.clear(lease.id)
    metrics.importBatches.observe((performance.now() - began) / 1000)
    if (reached === undefined) return
    after = reached
    // A slow commit is not shortened by fewer rows.
    limit = nextBatchSize(engine, limit, worked)
    await letOthersGoFirst(engine)
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

/**
 * Does one batch; gives how far it came, and undefined when there is nothing left to do, or it is
 * somebody else's.
 */
async function workOnBatch(
  transaction: Transaction<Schema>,
  { id, by }: { id: string; by: string },
  {
    after,
    limit,
    named,
    now,
  }: { after: number; limit: number; named: ReadonlySet<number> | undefined; now: Date },
): Promise<number | undefined> {
  // It locks the row: who stops or takes the import waits for the end of this batch.
  const kept = await transaction
    .updateTable('imports')
    .set({ leased_until: later(now) })
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .where('state', 'in', ['applying', 'undoing'])
    .returningAll()
    .executeTakeFirst()
  if (!kept) return undefined
  const work = toImport(kept)
  // Somebody has stopped it since the last look: what enquiries name is not known yet.
  if (work.state === 'undoing' && !named) return after
  const reached =
    work.state === 'undoing' && named
      ? await undoRows(transaction, work, { undoneBy: kept.undone_by, limit, named, now })
      : await applyRows(transaction, work, { after, limit, now })
  if (reached !== undefined) return reached
  await transaction
    .updateTable('imports')
    .set({ ...endOf(work, now), leased_by: null, leased_until: null })
    .where('id', '=', id)
    .execute()
  return undefined
}

/** The products that enquiries name, once an import is being undone that added any; none of any other. */
async function listNamedWhenUndoing(
  db: Database,
  id: string,
): Promise<ReadonlySet<number> | undefined> {
  const row = await db
    .selectFrom('imports')
    .select(['state', 'new_products'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row?.state !== 'undoing') return undefined
  return row.new_products > 0 ? listNamedProducts(db) : new Set()
}

function endOf({ state }: StoredImport, now: Date) {
  if (state === 'applying') return { state: 'applied' as const }
  return { state: 'undone' as const, undone_at: now.toISOString() }
}

function later(time: Date) {
  return new Date(time.getTime() + leaseMs).toISOString()
}
