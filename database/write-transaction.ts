import type { Transaction } from 'kysely'
import type { Database } from './connection.ts'
import { retryWhenBusy } from './retry-when-busy.ts'
import type { Schema } from './schema.ts'

/**
 * Writes in a transaction of its own and gives what `write` gives; tries again as `retryWhenBusy`
 * does, so what `write` does beside the database may happen twice.
 */
export function writeTransaction<Result>(
  db: Database,
  write: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return retryWhenBusy(() => db.transaction().execute(write))
}
