import type { Transaction } from 'kysely'
import type { CategoryEntry } from '#app/catalogue/category.ts'
import { tellCatalogueChanged } from '#app/catalogue/store/catalogue-state.server.ts'
import {
  type UndoingTogether,
  undoOnce,
  undoTogether,
} from '#app/catalogue/store/history/undo-changes.server.ts'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import {
  type CategoryChange,
  type CategoryValues,
  categoryHistory,
  changeCategory,
  valuesOf,
} from './category-changes.server.ts'
import { type CategoryFaults, findCategoryFaults, toCategoryEdit } from './category-faults.ts'
import { listStoredCategories, type StoredCategory } from './stored-categories.server.ts'

/** What became of an undoing; `later` are the changes of the same fields that it would undo too. */
export type CategoryUndo =
  /** `isHidden`: it was new, and all that is in it is hidden with it now. */
  | { undone: { key: string; changeId: number; isHidden: boolean } }
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
  const undo = async (
    transaction: Transaction<Schema>,
    change: CategoryChange,
  ): Promise<CategoryUndo> => {
    const kept = await listStoredCategories(transaction)
    const category = kept.find(({ key }) => key === change.key)
    if (!category) return { missing: true }
    const others = kept.filter(({ key }) => key !== change.key)
    const faults = findCategoryFaults(toCategoryEdit(asBefore(category, change)), others)
    if (Object.keys(faults).length > 0) return { faults }
    await makePlace(transaction, asBefore(category, change), kept, staffId)
    const undone = await undoOne(transaction, change, category, staffId)
    if (undone === undefined) return { unchanged: true }
    await tellCatalogueChanged(transaction)
    const isHidden = change.before === null
    return { undone: { key: change.key, changeId: undone, isHidden } }
  }
  return undoOnce(categoryHistory, db, changeId, anyway, undo, async (transaction, change) => {
    const kept = await listStoredCategories(transaction)
    return kept.some(({ key, added }) => key === change.key && added)
  })
}

/**
 * Gives the categories that were brought in together their words of before; one that was new is
 * hidden. Gives how many, and the changes left alone because somebody changed the same since, unless
 * it is to happen `anyway`.
 */
export async function undoCategoriesOf(
  transaction: Transaction<Schema>,
  importId: string,
  staffId: number | null,
  how: UndoingTogether = {},
): Promise<{ undone: number; left: CategoryChange[] }> {
  const result = await undoTogether(categoryHistory, transaction, importId, how, async (change) => {
    const kept = await listStoredCategories(transaction)
    const category = kept.find(({ key }) => key === change.key)
    const undone = category && (await undoOne(transaction, change, category, staffId))
    return undone === undefined ? 'unchanged' : 'undone'
  })
  if (result.undone > 0) await tellCatalogueChanged(transaction)
  return result
}

function undoOne(
  transaction: Transaction<Schema>,
  change: CategoryChange,
  category: StoredCategory,
  staffId: number | null,
): Promise<number | undefined> {
  const by = { staffId, source: 'undo', undoes: change.id } as const
  return changeCategory(transaction, asBefore(category, change), category, by)
}

/** Two never have one place: whoever has it now takes the one that becomes free. */
async function makePlace(
  transaction: Transaction<Schema>,
  { key, position }: CategoryEntry,
  kept: readonly StoredCategory[],
  staffId: number | null,
) {
  const free = kept.find((one) => one.key === key)?.position
  const there = kept.find((one) => one.key !== key && one.position === position)
  if (!there || free === undefined || free === position) return
  const by = { staffId, source: 'undo' } as const
  await changeCategory(transaction, { ...there, position: free }, there, by)
}

function asBefore(category: StoredCategory, { before }: CategoryChange): CategoryEntry {
  const { version: _, page: _page, ...entry } = category
  const values: CategoryValues = { ...valuesOf(category), ...(before ?? { hidden: true }) }
  const { heading, title, description, intro, ...others } = values
  const words = { ...entry, ...others, translations: values.translations ?? {} }
  if (heading == null || title == null || description == null || intro == null) return words
  return { ...words, page: { heading, title, description, intro } }
}
