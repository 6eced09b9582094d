import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import { replaceSearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import {
  countProductIds,
  tellCatalogueChanged,
} from '#app/catalogue/store/catalogue-state.server.ts'
import {
  listStoredProducts,
  storeProducts,
  toIndexed,
} from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import { takeLongNamedLock } from '#database/named-lock.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { hashCatalogue, readCatalogue } from './read-catalogue.server.ts'
import { writeCatalogue } from './write-catalogue.server.ts'

/** Raise it when products have to be folded and indexed again, e.g. after a change of folding. */
const INDEX_VERSION = 4

/** Where the data files are, beside the site's code. */
export const catalogueFolder = 'catalogue-data'

export interface LoadedCatalogue {
  /** Whether anything was written: false when the files are as they were at the last load. */
  changed: boolean
  /** Goes up by one with every change; part of what caches remember pages by. */
  version: number
  products: number
}

/**
 * Gets the catalogue ready for a start of the site. The first start fills it from the data files,
 * and throws one error listing every fault that is in them; from then on the database owns it, and
 * files that differ from what was loaded are only told of, in one line.
 */
export async function openCatalogue(
  db: Database,
  log: Pick<Logger, 'warn'>,
  folder = catalogueFolder,
): Promise<void> {
  const state = await findState(db)
  if (!state?.owned_since) {
    await loadCatalogue(db, { folder, forGood: true })
    return
  }
  if (state.index_version !== INDEX_VERSION) await renewIndex(db)
  await warnOfOtherFiles(log, 'catalogue-data', hashCatalogue(folder), state.content_hash)
}

/**
 * Says in one line of the log that the data files in `where` are not those of `loaded`, the hash of
 * what was loaded last; nothing where they can't be read.
 */
export async function warnOfOtherFiles(
  log: Pick<Logger, 'warn'>,
  where: string,
  reading: Promise<string>,
  loaded: string,
): Promise<void> {
  const hash = await reading.catch(() => undefined)
  if (hash === undefined || hash === loaded) return
  log.warn(
    `The files in ${where} differ from those that were loaded last. The shop shows what the database has: npm run catalogue -- diff tells what differs, npm run catalogue -- load brings it in.`,
  )
}

/**
 * Brings the database's catalogue to what the data files say (`catalogue-data/*.yaml` unless
 * another folder is given), in one transaction, leaving enquiries alone: what the files don't have
 * is taken out. With `forGood` the database owns the catalogue afterwards. Throws one error listing
 * every fault, and writes nothing, when a file is wrong.
 */
export async function loadCatalogue(
  db: Database,
  { folder = catalogueFolder, forGood = false }: { folder?: string; forGood?: boolean } = {},
): Promise<LoadedCatalogue> {
  const { files, hash } = await readCatalogue(folder)
  const products = files.reduce((sum, file) => sum + file.products.length, 0)

  return writeTransaction(db, async (transaction) => {
    await takeLongNamedLock(transaction, 'catalogue')
    const state = await findState(transaction)
    const version = state?.version ?? 0
    // Another process that started at the same moment was first.
    if (forGood && state?.owned_since) return { changed: false, version, products }
    const now = new Date().toISOString()
    const owned_since = forGood ? now : null
    const reindex = state?.index_version !== INDEX_VERSION
    if (state?.content_hash === hash && !reindex) {
      await transaction.updateTable('catalogue_state').set({ owned_since }).execute()
      return { changed: false, version, products }
    }
    await writeCatalogue(transaction, files, { reindex })
    const kept = { content_hash: hash, index_version: INDEX_VERSION, loaded_at: now, owned_since }
    await transaction
      .insertInto('catalogue_state')
      .values({ id: 1, version, ...kept })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
      .execute()
    await countProductIds(transaction)
    await tellCatalogueChanged(transaction)
    return { changed: true, version: version + 1, products }
  })
}

/** Folds and indexes by today's rules what the database has. */
async function renewIndex(db: Database): Promise<void> {
  await writeTransaction(db, async (transaction) => {
    await takeLongNamedLock(transaction, 'catalogue')
    if ((await findState(transaction))?.index_version === INDEX_VERSION) return
    await indexEveryProduct(transaction)
    await transaction.updateTable('catalogue_state').set({ index_version: INDEX_VERSION }).execute()
    await tellCatalogueChanged(transaction)
  })
}

function findState(db: Database) {
  return db
    .selectFrom('catalogue_state')
    .select(['content_hash', 'index_version', 'version', 'owned_since'])
    .executeTakeFirst()
}

/** Folds every product's texts again and tells the search of those that are shown only. */
async function indexEveryProduct(transaction: Transaction<Schema>): Promise<void> {
  const products = await listStoredProducts(transaction)
  await storeProducts(transaction, products, null)
  await replaceSearchIndex(transaction, products.filter(({ shown }) => shown).map(toIndexed))
  await refreshStatistics(transaction)
}
