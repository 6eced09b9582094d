import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { changeSearchIndex, tidySearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import { listEveryProduct } from '#app/catalogue/products.server.ts'
import { writeProducts } from '#app/catalogue/store/write-products.server.ts'
import type { Database } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { madeUpProducts } from './made-up-products.ts'

const ROWS_PER_INSERT = 500
const ROWS_PER_TRANSACTION = 10_000

/**
 * Fills an empty database up to `count` products: the data files' own first, as a start of the
 * site loads them, so that it finds nothing changed later and leaves the made-up ones alone.
 */
export async function fillCatalogue(db: Database, count: number): Promise<void> {
  await migrateToLatest(db)
  const { products: own } = await loadCatalogue(db)
  const known = await listEveryProduct(db)
  const madeUp = madeUpProducts(known, count - own)
  for (const batch of inBatches(madeUp, ROWS_PER_TRANSACTION)) {
    await db.transaction().execute(async (transaction) => {
      for (const rows of inBatches(batch, ROWS_PER_INSERT)) await writeProducts(transaction, rows)
      await changeSearchIndex(
        transaction,
        batch.map((after) => ({ after })),
      )
    })
  }
  // As a start of the site does.
  await tidySearchIndex(db)
}

function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
