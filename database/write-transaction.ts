import type { Transaction } from 'kysely'
import type { Database } from './connection.ts'
import { retryWhenBusy } from './retry-when-busy.ts'
import type { Schema } from './schema.ts'

/**
 * Writes in a transaction of its own, as work that no visitor waits for does; tries again while the
 * database is busy, so what `write` does beside the database may happen twice.
 */
export function writeTransaction<Result>(
  db: Database,
  write: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return retryWhenBusy(() => db.transaction().execute(write))
}
