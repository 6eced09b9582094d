import type { Selectable, Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { isLeaseOver } from '#database/lease.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import type { DownloadsTable } from '#database/schema/copies.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'

/** An archive of everything, as far as it is. */
export type StoredDownload = Selectable<DownloadsTable>

/** How long an archive can be fetched, in ms. */
export const keptMs = 24 * 60 * 60 * 1000
/** How long a process may be silent before another one makes the archive again, in ms. */
const leaseMs = 30_000

/**
 * Asks for an archive; what was made before goes. While one is being made there is no other. Gives
 * whether it was begun.
 */
export async function askDownload(
  transaction: Transaction<Schema>,
  staffId: number,
  now: Date = new Date(),
): Promise<boolean> {
  await takeNamedLock(transaction, 'downloads')
  const making = await transaction
    .selectFrom('downloads')
    .select('id')
    .where('state', '=', 'making')
    .executeTakeFirst()
  if (making) return false
  await dropDownloads(transaction)
  await transaction
    .insertInto('downloads')
    .values({ staff_id: staffId, asked_at: now.toISOString(), state: 'making' })
    .execute()
  return true
}

/** Removes every archive, made or being made: somebody was forgotten who may stand in it. */
export async function dropDownloads(transaction: Transaction<Schema>): Promise<void> {
  await transaction.deleteFrom('downloads').execute()
}

/** Removes the archives whose day is over. */
export async function dropOldDownloads(db: Database, now: Date = new Date()): Promise<void> {
  const rows = await db.selectFrom('downloads').selectAll().where('state', '!=', 'making').execute()
  const old = rows.filter((row) => isOver(row, now)).map(({ id }) => id)
  if (old.length === 0) return
  await writeTransaction(db, (transaction) =>
    transaction.deleteFrom('downloads').where('id', 'in', old).execute(),
  )
}

/** Finds the newest archive; one whose day is over is none. */
export async function findDownload(
  db: Database,
  now: Date = new Date(),
): Promise<StoredDownload | undefined> {
  const found = await db
    .selectFrom('downloads')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return found && !isOver(found, now) ? found : undefined
}

function isOver({ state, asked_at, ready_at }: StoredDownload, now: Date) {
  return state !== 'making' && Date.parse(ready_at ?? asked_at) + keptMs <= now.getTime()
}

/** Takes an archive that nobody is making, for `by` alone, to make it from its beginning. Gives its id. */
export async function takeDownload(
  transaction: Transaction<Schema>,
  by: string,
  now: Date = new Date(),
): Promise<number | undefined> {
  const free = await transaction
    .updateTable('downloads')
    .set({ leased_by: by, leased_until: later(now), done: 0, bytes: 0 })
    .where('state', '=', 'making')
    .where(isLeaseOver(now, leaseMs))
    .returning('id')
    .executeTakeFirst()
  if (!free) return undefined
  await transaction.deleteFrom('download_pieces').where('download_id', '=', free.id).execute()
  return free.id
}

/** Which archive a process makes, as it has taken it. */
export interface DownloadLease {
  id: number
  by: string
}

/** How far an archive is, besides the bytes. */
export type DownloadProgress = Partial<
  Pick<StoredDownload, 'to_do' | 'done' | 'state' | 'ready_at' | 'leased_by' | 'leased_until'>
>

/**
 * Adds bytes to an archive, and notes how far it is. False when it is not this process's any more:
 * another one makes it, or it was removed.
 */
export async function addToDownload(
  transaction: Transaction<Schema>,
  { id, by }: DownloadLease,
  { bytes, ...progress }: DownloadProgress & { bytes?: Uint8Array },
  now: Date = new Date(),
): Promise<boolean> {
  const own = await transaction
    .updateTable('downloads')
    .set((row) => ({
      leased_until: later(now),
      bytes: row('bytes', '+', bytes?.length ?? 0),
      ...progress,
    }))
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .executeTakeFirst()
  if (own.numUpdatedRows === 0n) return false
  if (bytes) {
    await transaction.insertInto('download_pieces').values({ download_id: id, bytes }).execute()
  }
  return true
}

/** Reads an archive's bytes, a piece at a time. */
export async function* readDownload(db: Database, id: number): AsyncGenerator<Uint8Array> {
  let reached = 0
  for (;;) {
    const piece = await db
      .selectFrom('download_pieces')
      .select(['id', 'bytes'])
      .where('download_id', '=', id)
      .where('id', '>', reached)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!piece) return
    yield piece.bytes
    reached = piece.id
  }
}

function later(now: Date) {
  return new Date(now.getTime() + leaseMs).toISOString()
}
