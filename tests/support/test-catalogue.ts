import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { CategoryKey } from '#app/catalogue/category.ts'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { changeSearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import type { Product } from '#app/catalogue/product.ts'
import { listProducts } from '#app/catalogue/products.server.ts'
import { writeProducts } from '#app/catalogue/store/write-products.server.ts'
import type { Database } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { borrowDatabase } from './databases/postgres-databases.ts'
import { openCopy } from './databases/sqlite-databases.ts'
import { onPostgres, temporaryDatabaseFile } from './databases/test-database.ts'

/** Gives a fresh database that holds the sample catalogue. */
export async function openTestCatalogue(): Promise<Database> {
  if (onPostgres) return borrowDatabase('catalogue', loadCatalogue)
  return openCopy(await temporaryDatabaseFile(), 'catalogue', migrateAndLoad)
}

async function migrateAndLoad(db: Database) {
  await migrateToLatest(db)
  await loadCatalogue(db)
}

/** Copies the catalogue's data files to a folder of the test's own, removed after it. */
export async function copyCatalogueFiles(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-catalogue-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp('catalogue-data', folder, { recursive: true })
  return folder
}

/** Changes a data file in such a folder; throws when the text to replace is not in it. */
export async function editCatalogueFile(
  folder: string,
  name: string,
  from: string | RegExp,
  to: string,
): Promise<void> {
  const file = join(folder, name)
  const before = await readFile(file, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${name} does not contain ${from}`)
  await writeFile(file, after)
}

/**
 * Adds `count` products called 'Marigold No 0' and so on to the end of a category, flower seeds
 * unless said otherwise, after those added before, and gives them in that order. What is not
 * `searchable` is only listed.
 */
export async function addMarigolds(
  db: Database,
  count: number,
  { key = 'flower-seeds', searchable = true }: { key?: CategoryKey; searchable?: boolean } = {},
): Promise<Product[]> {
  const [model] = await listProducts(db, key, { limit: 1 })
  if (!model) throw new Error(`The sample catalogue has no ${key}.`)
  const { before } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('id', '>=', firstMarigold)
    .executeTakeFirstOrThrow()
  const products = Array.from({ length: count }, (_, index) => ({
    ...model,
    id: firstMarigold + before + index,
    slug: `marigold-no-${before + index}`,
    name: `Marigold No ${before + index}`,
    aliases: [],
    order: model.order + 100 * (firstMarigold + before + index),
  }))
  await db.transaction().execute(async (transaction) => {
    // One statement takes so many values and no more.
    for (let start = 0; start < products.length; start += 1_000) {
      await writeProducts(transaction, products.slice(start, start + 1_000))
    }
    if (!searchable) return
    await changeSearchIndex(
      transaction,
      products.map((after) => ({ after })),
    )
  })
  return products
}

/** Ids from here on are no sample's. */
const firstMarigold = 1_000
