import { sql, type Transaction } from 'kysely'
import { engineOf } from './engine.ts'
import type { Schema } from './schema.ts'

/**
 * Lets only one transaction at a time go on under this name, over all processes, until it ends.
 * On SQLite nothing is to be done: its transactions run one after the other anyway.
 */
export function takeNamedLock(transaction: Transaction<Schema>, name: string): Promise<void> {
  return takeNamedLocks(transaction, [name])
}

/**
 * As `takeNamedLock`, for several names one after the other. Nothing is looked up in the same
 * statement: it would see the rows as they were before the wait for the lock.
 */
export async function takeNamedLocks(
  transaction: Transaction<Schema>,
  names: readonly string[],
): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  await sql`select ${sql.join(locks)}`.execute(transaction)
}

/**
 * As `takeNamedLock`, for long work when a process starts: neither the wait nor a statement is cut
 * off by the limits that are meant for visitors.
 */
export async function takeLongNamedLock(
  transaction: Transaction<Schema>,
  name: string,
): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
  await takeNamedLock(transaction, name)
}
