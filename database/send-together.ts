import type { CompiledQuery, Transaction } from 'kysely'
import { PipelinedConnection } from './postgres/driver.ts'
import type { Schema } from './schema.ts'

/** What statements give, each its rows. */
type RowsOf<Rows extends object[]> = { [Place in keyof Rows]: Rows[Place][] }

/**
 * Sends statements that do not wait for each other's answers, in this order, and gives the rows of
 * each: on PostgreSQL that is one trip to another process and back. Throws why the first one failed
 * that did; the transaction is to be undone then.
 */
export function sendTogether<Rows extends object[]>(
  transaction: Transaction<Schema>,
  statements: { [Place in keyof Rows]: CompiledQuery<Rows[Place]> },
): Promise<RowsOf<Rows>> {
  return transaction.getExecutor().provideConnection(async (connection) => {
    const results = await Promise.all(
      statements.map((statement) => connection.executeQuery<object>(statement)),
    )
    return results.map(({ rows }) => rows) as RowsOf<Rows>
  })
}

/**
 * Sends statements at the end of their transaction, on PostgreSQL together with its commit: nothing
 * that comes after them in the transaction may look at what they write. Where one fails, the
 * transaction throws why.
 */
export function sendWithCommit(
  transaction: Transaction<Schema>,
  statements: readonly CompiledQuery[],
): Promise<void> {
  return transaction.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof PipelinedConnection) connection.leaveForCommit(statements)
    else for (const statement of statements) await connection.executeQuery(statement)
  })
}
