import type { Transaction } from 'kysely'
import type { Product } from '#app/catalogue/product.ts'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'
import { postgresSearchIndex } from './search-index.postgres.server.ts'
import { sqliteSearchIndex } from './search-index.sqlite.server.ts'
import type { IndexPage, SearchField } from './search-index.ts'

const indexes = { sqlite: sqliteSearchIndex, postgres: postgresSearchIndex }

/**
 * Gives the places in the catalogue, ascending, of the products that contain a folded text of at
 * least one character.
 */
export function listMatchingOrders(
  db: Database,
  field: SearchField,
  folded: string,
  page: IndexPage,
): Promise<number[]> {
  return indexes[engineOf(db)].listMatchingOrders(db, field, folded, page)
}

/** Adds products, which it must not hold yet, to the index of names and aliases. */
export function addToSearchIndex(
  transaction: Transaction<Schema>,
  products: readonly Product[],
): Promise<void> {
  return indexes[engineOf(transaction)].add(transaction, products)
}

/** Lets the index hold these products and no others. */
export function replaceSearchIndex(
  transaction: Transaction<Schema>,
  products: readonly Product[],
): Promise<void> {
  return indexes[engineOf(transaction)].replace(transaction, products)
}
