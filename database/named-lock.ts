import { type CompiledQuery, sql, type Transaction } from 'kysely'
import { engineOf } from './engine.ts'
import { prepared } from './postgres/prepared.ts'
import type { Schema } from './schema.ts'
import { sendTogether } from './send-together.ts'

/**
 * Lets only one transaction at a time go on under this name, over all processes, until it ends.
 * On SQLite nothing is to be done: its transactions run one after the other anyway.
 */
export async function takeNamedLock(transaction: Transaction<Schema>, name: string): Promise<void> {
  if (engineOf(transaction) === 'postgres') await lockStatement([name]).execute(transaction)
}

/**
 * As `takeNamedLock`, for several names one after the other; then asks these statements without
 * another trip, and gives the rows of each. They see what was committed during the wait for the
 * locks, which the statement that takes them would not.
 */
export async function askUnderLocks<Rows extends object[]>(
  transaction: Transaction<Schema>,
  names: readonly string[],
  statements: { [Place in keyof Rows]: CompiledQuery<Rows[Place]> },
) {
  if (engineOf(transaction) === 'sqlite') return sendTogether<Rows>(transaction, statements)
  const [, ...rows] = await sendTogether<[object, ...Rows]>(transaction, [
    prepared(lockStatement(names).compile(transaction)),
    ...statements,
  ])
  return rows
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

function lockStatement(names: readonly string[]) {
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  return sql<object>`select ${sql.join(locks)}`
}
