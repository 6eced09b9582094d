import type { Transaction } from 'kysely'
import type { CategoryEntry } from '#app/stock/files/catalogue-file.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import { takeCatalogueTurn, tellCatalogueChanged } from './catalogue-state.server.ts'
import {
  type CategoryChange,
  type CategoryValues,
  changeCategory,
  findCategoryChange,
  listCategoryChanges,
  listCategoryChangesOf,
  valuesOf,
} from './category-changes.server.ts'
import { type CategoryFaults, findCategoryFaults, toCategoryEdit } from './category-faults.ts'
import { type KeptCategory, listKeptCategories } from './kept-categories.server.ts'

/** What became of an undoing; `later` are the changes of the same fields that it would undo too. */
export type CategoryUndo =
  | { undone: { key: string; changeId: number } }
  | { unchanged: true }
  | { later: CategoryChange[] }
  | { faults: CategoryFaults }
  | { missing: true }

/**
 * Gives a category that was added in the desk the values that it had before a change; one that was
 * new is hidden. Where somebody changed one of them since, it says so and changes nothing, unless it
 * is to happen `anyway`.
 */
export function undoCategoryChange(
  { db }: Pick<App, 'db'>,
  changeId: number,
  staffId: number | null,
  { anyway = false }: { anyway?: boolean } = {},
): Promise<CategoryUndo> {
  const work = async (transaction: Transaction<Schema>): Promise<CategoryUndo> => {
    await takeCatalogueTurn(transaction)
    const change = await findCategoryChange(transaction, changeId)
    const kept = await listKeptCategories(transaction)
    const category = kept.find(({ key, added }) => key === change?.key && added)
    if (!change || !category) return { missing: true }
    if (change.undoneBy !== null) return { unchanged: true }
    const later = await listLaterChanges(transaction, change)
    if (later.length > 0 && !anyway) return { later }
    const others = kept.filter(({ key }) => key !== change.key)
    const faults = findCategoryFaults(toCategoryEdit(asBefore(category, change)), others)
    if (Object.keys(faults).length > 0) return { faults }
    await makePlace(transaction, asBefore(category, change), kept, staffId)
    const undone = await undoOne(transaction, change, category, staffId)
    if (undone === undefined) return { unchanged: true }
    await tellCatalogueChanged(transaction)
    return { undone: { key: change.key, changeId: undone } }
  }
  return retryWhenBusy(() => db.transaction().execute(work))
}

/**
 * Gives the categories that were brought in together their words of before; one that was new is
 * hidden. Gives how many, and the keys of those left alone because somebody changed the same since,
 * unless it is to happen `anyway`.
 */
export async function undoCategoriesOf(
  transaction: Transaction<Schema>,
  importId: string,
  staffId: number | null,
  { anyway = false }: { anyway?: boolean } = {},
): Promise<{ undone: number; left: string[] }> {
  await takeCatalogueTurn(transaction)
  let undone = 0
  const left: string[] = []
  for (const change of await listCategoryChangesOf(transaction, importId)) {
    const kept = await listKeptCategories(transaction)
    const category = kept.find(({ key }) => key === change.key)
    if (!category) continue
    if (!anyway && (await listLaterChanges(transaction, change)).length > 0) left.push(change.key)
    else if ((await undoOne(transaction, change, category, staffId)) !== undefined) undone += 1
  }
  if (undone > 0) await tellCatalogueChanged(transaction)
  return { undone, left }
}

/** Lists what was changed since in the fields of a change. */
export async function listLaterChanges(
  db: App['db'],
  { key, version, after }: CategoryChange,
): Promise<CategoryChange[]> {
  const later = await listCategoryChanges(db, key, version)
  return later.filter((change) => Object.keys(change.after).some((field) => field in after))
}

function undoOne(
  transaction: Transaction<Schema>,
  change: CategoryChange,
  category: KeptCategory,
  staffId: number | null,
): Promise<number | undefined> {
  const by = { staffId, source: 'undo', undoes: change.id } as const
  return changeCategory(transaction, asBefore(category, change), category, by)
}

/** Two never have one place: whoever has it now takes the one that becomes free. */
async function makePlace(
  transaction: Transaction<Schema>,
  { key, position }: CategoryEntry,
  kept: readonly KeptCategory[],
  staffId: number | null,
) {
  const free = kept.find((one) => one.key === key)?.position
  const there = kept.find((one) => one.key !== key && one.position === position)
  if (!there || free === undefined || free === position) return
  const by = { staffId, source: 'undo' } as const
  await changeCategory(transaction, { ...there, position: free }, there, by)
}

function asBefore(category: KeptCategory, { before }: CategoryChange): CategoryEntry {
  const { version: _, page: _page, ...entry } = category
  const values: CategoryValues = { ...valuesOf(category), ...(before ?? { hidden: true }) }
  const { heading, title, description, intro, ...others } = values
  const words = { ...entry, ...others, translations: values.translations ?? {} }
  if (heading == null || title == null || description == null || intro == null) return words
  return { ...words, page: { heading, title, description, intro } }
}
