import type { Transaction } from 'kysely'
import {
  countProductIds,
  tellCatalogueChanged,
} from '#app/catalogue/store/catalogue-state.server.ts'
import { changeCategory } from '#app/catalogue/store/categories/category-changes.server.ts'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import { move } from '#app/catalogue/store/order/move-product.server.ts'
import { fieldLabel } from '#app/catalogue/store/product-edit.ts'
import { saveProducts } from '#app/catalogue/store/save-product.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import { rememberOldAddresses } from '#app/catalogue/store/write-slugs.server.ts'
import type { Database } from '#database/connection.ts'
import { takeLongNamedLock } from '#database/named-lock.ts'
import type { Schema } from '#database/schema.ts'
import { type CatalogueDifference, compareCatalogue, saysNothingNew } from './compare-catalogue.ts'
import type { ReadCatalogue } from './read-catalogue.server.ts'

/** Gives what the data files have otherwise than the database. */
export async function compareWithFiles(
  db: Database,
  { files }: ReadCatalogue,
): Promise<CatalogueDifference> {
  return compareCatalogue(files, await listStoredProducts(db), await listStoredCategories(db))
}

/**
 * Brings what the data files say into a database that owns its catalogue, with a history under one
 * name that it gives. Products that no file has are hidden, not taken out. Throws one error with
 * every fault where something can't be kept: then nothing of the transaction may be.
 */
export async function bringInFiles(
  transaction: Transaction<Schema>,
  catalogue: ReadCatalogue,
): Promise<string> {
  const importId = `files ${new Date().toISOString()}`
  await takeLongNamedLock(transaction, 'catalogue')
  const difference = await compareWithFiles(transaction, catalogue)
  if (!saysNothingNew(difference)) await write(transaction, difference, importId)
  await rememberOldAddresses(transaction, catalogue.files)
  await transaction
    .updateTable('catalogue_state')
    .set({ content_hash: catalogue.hash, loaded_at: new Date().toISOString() })
    .execute()
  await tellCatalogueChanged(transaction)
  return importId
}

async function write(
  transaction: Transaction<Schema>,
  { added, changed, absent, categories, orders }: CatalogueDifference,
  importId: string,
) {
  const by = { staffId: null, source: 'file', importId } as const
  const kept = await listStoredCategories(transaction)
  for (const { entry: category } of categories) {
    const before = kept.find(({ key }) => key === category.key)
    await changeCategory(transaction, category, before, by)
  }
  const results = await saveProducts(
    transaction,
    [
      ...absent.map(({ id }) => ({ id, change: { hidden: true } })),
      ...changed.map(({ id, change }) => ({ id, change })),
      ...added.map(({ id, edit }) => ({ id, isNew: true, change: edit })),
    ],
    by,
  )
  const ids = [...absent, ...changed, ...added].map(({ id }) => id)
  const faults = results.flatMap((result, index) =>
    'faults' in result ? listFaults(ids[index], result.faults) : [],
  )
  if (faults.length > 0) throw new Error(['The files can’t be brought in:', ...faults].join('\n'))
  await countProductIds(transaction)
  for (const { ids: wanted } of orders) {
    for (const [index, id] of wanted.entries()) {
      const [before, next] = [wanted[index - 1], wanted[index + 1]]
      if (before !== undefined) await move(transaction, id, { after: before }, by)
      else if (next !== undefined) await move(transaction, id, { before: next }, by)
    }
  }
}

function listFaults(id: number | undefined, faults: Partial<Record<string, string>>) {
  return Object.entries(faults).map(([field, sentence]) => {
    return `No. ${id}: ${fieldLabel(field)}: ${sentence}`
  })
}
