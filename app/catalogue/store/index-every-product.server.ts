import type { Transaction } from 'kysely'
import { replaceSearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import type { Schema } from '#database/schema.ts'
import { listStoredProducts, storeProducts, toIndexed } from './stored-products.server.ts'

/** Folds every product's texts anew and lets the search know those that are shown, and no others. */
export async function indexEveryProduct(transaction: Transaction<Schema>): Promise<void> {
  const products = await listStoredProducts(transaction)
  await storeProducts(transaction, products)
  await replaceSearchIndex(transaction, products.filter(({ shown }) => shown).map(toIndexed))
  await refreshStatistics(transaction)
}
