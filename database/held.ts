import type { Kysely } from 'kysely'
import { engineOf } from './engine.ts'
import type { Schema } from './schema.ts'

/**
 * Gives a query whose rows are held until its transaction ends. On SQLite the transaction has the only
 * right to write anyway.
 */
export function held<Query extends { forUpdate(): Query }>(
  transaction: Kysely<Schema>,
  query: Query,
): Query {
  return engineOf(transaction) === 'postgres' ? query.forUpdate() : query
}

/** As `held`, but others may hold the same rows meanwhile: nobody changes them. */
export function heldForShare<Query extends { forShare(): Query }>(
  transaction: Kysely<Schema>,
  query: Query,
): Query {
  return engineOf(transaction) === 'postgres' ? query.forShare() : query
}
