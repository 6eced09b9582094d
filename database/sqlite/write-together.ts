import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import { isBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'

type Write<T> = (transaction: Transaction<Schema>) => Promise<T>

interface Waiting {
  write: Write<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** One commit's wait for the disk is shared by this many at most, so that nobody waits long. */
const mostTogether = 64

/** Runs a write in a transaction of its own or shared, see `createWriteQueue`. */
export type WriteTogether = <T>(write: Write<T>) => Promise<T>

/**
 * Gives what runs a write in a transaction that on SQLite it may share with others which arrived
 * at the same moment: making sure that the disk has it costs as much for sixteen as for one. It
 * gives what the write gives, after the commit; throws what it throws, or why nothing could be
 * committed. One that fails takes no other with it: all are undone, and each is then tried alone,
 * unless it was another process's lock that stood in the way. So a write must be able to run more
 * than once, and must not wait for anything but its transaction.
 */
export function createWriteQueue(db: Database): WriteTogether {
  // PostgreSQL shares the wait among its connections by itself.
  if (engineOf(db) === 'postgres') return (write) => writeTransaction(db, write)
  const queue: Waiting[] = []
  let writing = false

  async function writeQueue() {
    while (queue.length > 0) {
      await writeGroup(db, queue.splice(0, mostTogether))
      await new Promise(setImmediate)
    }
    writing = false
  }

  return <T>(write: Write<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ write, resolve: resolve as Waiting['resolve'], reject })
      if (writing) return
      writing = true
      // After everything that has reached this process by now.
      setImmediate(() => void writeQueue())
    })
}

async function writeGroup(db: Database, group: readonly Waiting[]): Promise<void> {
  try {
    const results = await writeTransaction(db, async (transaction) => {
      const done: unknown[] = []
      for (const { write } of group) done.push(await write(transaction))
      return done
    })
    for (const [index, { resolve }] of group.entries()) resolve(results[index])
  } catch (error) {
    // Alone they would wait for the same lock once more, one after the other.
    if (group.length === 1 || isBusy(error)) {
      for (const { reject } of group) reject(error)
      return
    }
    for (const { write, resolve, reject } of group) {
      await writeTransaction(db, write).then(resolve, reject)
    }
  }
}
