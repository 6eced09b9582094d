import { setImmediate as otherRequests } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import { writeWithoutSync } from '#database/sqlite/write-without-sync.ts'
import { postgresSearchIndex } from './search-index.postgres.server.ts'
import { sqliteSearchIndex } from './search-index.sqlite.server.ts'
import type { IndexedProduct, IndexPage, ProductChange, SearchField } from './search-index.ts'
import { changeSpellings, clearSpellings } from './spelling-words.server.ts'

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

/**
 * Brings the search up to changed products: touches what is indexed of these and nothing of any
 * other. `before` has to be what was indexed.
 */
export async function changeSearchIndex(
  transaction: Transaction<Schema>,
  changes: readonly ProductChange[],
): Promise<void> {
  const changed = changes.filter(({ before, after }) => {
    return !isDeepStrictEqual(before && toIndexed(before), after && toIndexed(after))
  })
  await indexes[engineOf(transaction)].change(transaction, changed)
  await changeSpellings(transaction, changed)
}

/**
 * Does what changes of the index leave for later, some at a time, so that searches stay quick. It is apart from
 * them so that nobody who waits for a change waits for this.
 */
export async function tidySearchIndex(db: Database, stopping?: AbortSignal): Promise<void> {
  const { tidy } = indexes[engineOf(db)]
  while (!stopping?.aborted) {
    const more = await retryWhenBusy(() => writeWithoutSync(db, tidy))
    if (!more) return
    await otherRequests()
  }
}

/** Lets the search know these products and no others. */
export async function replaceSearchIndex(
  transaction: Transaction<Schema>,
  products: readonly IndexedProduct[],
): Promise<void> {
  await indexes[engineOf(transaction)].clear(transaction)
  await clearSpellings(transaction)
  await changeSearchIndex(
    transaction,
    products.map((after) => ({ after })),
  )
  await indexes[engineOf(transaction)].tidy(transaction)
}

function toIndexed({ id, name, aliases, order }: IndexedProduct): IndexedProduct {
  return { id, name, aliases, order }
}
