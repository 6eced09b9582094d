import type { Transaction } from 'kysely'
import { replaceSearchIndex } from '#app/search/indexing/search-index.server.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import type { Schema } from '#database/schema.ts'
import { keepProducts, listKeptProducts, toIndexed } from './kept-products.server.ts'

/** Folds every product's texts anew and lets the search know those that are shown, and no others. */
export async function indexEveryProduct(transaction: Transaction<Schema>): Promise<void> {
  const products = await listKeptProducts(transaction)
  await keepProducts(transaction, products)
  await replaceSearchIndex(transaction, products.filter(({ shown }) => shown).map(toIndexed))
  await refreshStatistics(transaction)
}
