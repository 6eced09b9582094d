import { randomUUID } from 'node:crypto'
import { setTimeout as pause, setImmediate as yieldTurn } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Database } from '#database/connection.ts'
import { isOutOfReach } from '#database/out-of-reach.ts'
import { isStorageFailure } from '#database/storage-failure.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { createHalts } from '#server/halts.ts'
import { countEntries, listEntries } from './archive-entries.server.ts'
import {
  addToDownload,
  type DownloadLease,
  dropOldDownloads,
  takeDownload,
} from './downloads.server.ts'

const lookEveryMs = 5_000
/** Bytes of the archive in one piece, and of a file that are packed at once. */
const pieceBytes = 256 * 1024
const packedAtOnce = 64 * 1024
/** After a piece the process rests, in ms: visitors come first. */
const restMs = 5
/** Without rest it works for no longer than this, in ms. */
const workMs = 10
/** An archive of this kind holds no more bytes, and no more files. */
const mostBytes = 4 * 1024 ** 3 - 64 * 1024 ** 2
const mostFiles = 65_000

const halts = createHalts<number>()

/** Gives why an archive is not made, in a sentence, as far as this process knows. */
export const whyDownloadHalted = halts.why

type Making = Pick<App, 'db' | 'backgroundWork'>

/**
 * Makes the archives that were asked for, now and every few seconds, and removes those whose day is
 * over. Gives what ends it.
 */
export function startMakingDownloads(app: Making): () => void {
  const look = () => lookForDownloads(app)
  look()
  const timer = setInterval(look, lookEveryMs)
  return () => clearInterval(timer)
}

/**
 * Begins to make an archive that nobody makes, if there is one. While the database is away nobody knows:
 * no archive has failed then, and delivery logs that.
 */
export function lookForDownloads({ db, backgroundWork }: Making): void {
  backgroundWork.begin('An archive of everything', async (stopping) => {
    const isThere = await dropOldDownloads(db).then(
      () => true,
      (error: unknown) => {
        if (!isOutOfReach(error)) throw error
        return false
      },
    )
    if (isThere) await makeDownload(db, stopping)
  })
}

/** The archive is somebody else's now, or nobody's. */
class NotOurs extends Error {}

/**
 * Makes the archive that was asked for, unless somebody else does, holding a piece of it in memory.
 * Ends early when `stopping` is aborted: another process then begins again. Throws what goes wrong,
 * after noting that it failed.
 */
export async function makeDownload(db: Database, stopping: AbortSignal): Promise<void> {
  const waiting = await db
    .selectFrom('downloads')
    .select('id')
    .where('state', '=', 'making')
    .executeTakeFirst()
  if (!waiting) return
  const by = randomUUID()
  const id = await writeTransaction(db, (transaction) => takeDownload(transaction, by))
  if (id === undefined) return
  const lease = { id, by }
  try {
    const finished = await writeArchive(db, lease, stopping)
    const end = finished
      ? { state: 'ready' as const, ready_at: new Date().toISOString(), leased_by: null }
      : { leased_by: null, leased_until: null }
    await writeTransaction(db, (transaction) => addToDownload(transaction, lease, end))
    halts.clear(id)
  } catch (error) {
    if (error instanceof NotOurs) return
    halts.note(id, error)
    await noteFailed(db, lease)
    throw error
  }
}

/** Where that can't be written either, it is begun again once the lease is over. */
async function noteFailed(db: Database, lease: DownloadLease) {
  await writeTransaction(db, async (transaction) => {
    await addToDownload(transaction, lease, { state: 'failed' })
    await transaction.deleteFrom('download_pieces').where('download_id', '=', lease.id).execute()
  }).catch((error: unknown) => {
    if (!isStorageFailure(error)) throw error
  })
}

/** Tells whether it was written to its end. */
async function writeArchive(db: Database, lease: DownloadLease, stopping: AbortSignal) {
  let [done, written, files] = [0, 0, 0]
  let restedAt = performance.now()
  const countOne = () => {
    done += 1
  }
  const packed = openZip()
  const add = async (progress: { to_do?: number; bytes?: Uint8Array }) => {
    const isOurs = await writeTransaction(db, (transaction) =>
      addToDownload(transaction, lease, { ...progress, done }),
    )
    if (!isOurs) throw new NotOurs()
    await pause(restMs)
  }
  const flush = async (atLeast: number) => {
    while (packed.size() >= atLeast) {
      const bytes = packed.take()
      if (bytes.length === 0) return
      written += bytes.length
      if (written > mostBytes) throw new Error('The archive would be larger than 4 GB.')
      await add({ bytes })
    }
  }
  await add({ to_do: await countEntries(db) })
  for await (const { name, pieces, packed: isPacked } of listEntries(db, countOne)) {
    files += 1
    if (files > mostFiles) throw new Error('The archive would hold more than 65,000 files.')
    const file = packed.open(name, isPacked ?? false)
    for await (const bytes of pieces) {
      for (let start = 0; start < bytes.length; start += packedAtOnce) {
        file.push(bytes.subarray(start, start + packedAtOnce))
        await flush(pieceBytes)
        if (stopping.aborted) return false
      }
      if (performance.now() - restedAt > workMs) {
        await yieldTurn()
        restedAt = performance.now()
      }
    }
    file.push(new Uint8Array(), true)
  }
  packed.end()
  await flush(1)
  return true
}

/** A ZIP archive that is written piece by piece, and taken so. */
function openZip() {
  const pieces: Uint8Array[] = []
  let size = 0
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    pieces.push(bytes)
    size += bytes.length
  })
  return {
    size: () => size,
    take() {
      const bytes = Buffer.concat(pieces.splice(0))
      size = 0
      return bytes
    },
    open(name: string, isPacked: boolean) {
      const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      archive.add(file)
      return file
    },
    end: () => archive.end(),
  }
}
