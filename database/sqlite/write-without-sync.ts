import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Runs a write in a transaction whose commit is answered before the disk has it, and gives what the
 * write gives. For work that is begun again where it stopped, such as an import's batches: after a
 * power cut the last of them may be missing, each of them whole; a process that is killed loses
 * nothing. Whatever is committed later and waits for the disk has this on the disk too.
 */
export async function writeWithoutSync<T>(
  db: Database,
  write: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (engineOf(db) === 'postgres') {
    return db.transaction().execute(async (transaction) => {
      await sql`set local synchronous_commit = off`.execute(transaction)
      return write(transaction)
    })
  }
  // The connection is lent to nobody else until it waits for the disk again.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection)
    // What is written so often is brought into the file often, so that no commit of it takes long.
    await sql`pragma wal_autocheckpoint = 250`.execute(connection)
    try {
      return await connection.transaction().execute(write)
    } finally {
      await sql`pragma wal_autocheckpoint = 1000`.execute(connection)
      await sql`pragma synchronous = full`.execute(connection)
    }
  })
}
