import type { Transaction } from 'kysely'
import type { Database } from './connection.ts'
import { engineOf } from './engine.ts'
import { isBusy, retryWhenBusy } from './retry-when-busy.ts'
import type { Schema } from './schema.ts'

type Write<T> = (transaction: Transaction<Schema>) => Promise<T>

interface Waiting {
  write: Write<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** One commit's wait for the disk is shared by this many at most, so that nobody waits long. */
const mostTogether = 64

const queues = new WeakMap<Database, Waiting[]>()

/**
 * Runs a write in a transaction that on SQLite it may share with others which arrived at the same
 * moment: making sure that the disk has it costs as much for sixteen as for one. Gives what the write
 * gives, after the commit; throws what it throws, or why nothing could be committed. One that
 * fails takes no other with it: all are undone, and each is then tried alone, unless it was
 * another process's lock that stood in the way. So a write must be
 * able to run more than once, and must not wait for anything but its transaction.
 */
export function writeTogether<T>(db: Database, write: Write<T>): Promise<T> {
  // PostgreSQL shares the wait among its connections by itself.
  if (engineOf(db) === 'postgres') return inTransaction(db, write)
  return new Promise<T>((resolve, reject) => {
    const waiting = { write, resolve: resolve as Waiting['resolve'], reject }
    const queue = queues.get(db)
    if (queue) {
      queue.push(waiting)
      return
    }
    queues.set(db, [waiting])
    // After everything that has reached this process by now.
    setImmediate(() => void writeQueue(db))
  })
}

async function writeQueue(db: Database): Promise<void> {
  for (;;) {
    const group = queues.get(db)?.splice(0, mostTogether) ?? []
    if (group.length === 0) break
    await writeGroup(db, group)
    await new Promise(setImmediate)
  }
  queues.delete(db)
}

async function writeGroup(db: Database, group: readonly Waiting[]): Promise<void> {
  try {
    const results = await inTransaction(db, async (transaction) => {
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
      await inTransaction(db, write).then(resolve, reject)
    }
  }
}

function inTransaction<T>(db: Database, write: Write<T>): Promise<T> {
  return retryWhenBusy(() => db.transaction().execute(write))
}
