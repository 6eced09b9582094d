import { sql, type Transaction } from 'kysely'
import { engineOf } from './engine.ts'
import type { Schema } from './schema.ts'

/**
 * Lets only one transaction at a time go on under this name, over all processes, until it ends.
 * On SQLite nothing is to be done: its transactions run one after the other anyway.
 */
export async function takeNamedLock(transaction: Transaction<Schema>, name: string): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
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
