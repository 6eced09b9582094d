import type { Transaction } from 'kysely'
import { type CategoryEntry, categories as specified } from '#app/catalogue/category.ts'
import { landings } from '#app/catalogue/pages/landing/landing.ts'
import { categoryPath, listPages } from '#app/catalogue/product-address.ts'
import { findSlugFault, toSlug } from '#app/catalogue/slug.ts'
import { lockCatalogue, tellCatalogueChanged } from '#app/catalogue/store/catalogue-state.server.ts'
import type { SavedBy } from '#app/catalogue/store/history/change-history.server.ts'
import { countByCategory } from '#app/catalogue/store/products-for-staff.server.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { categoryHistory, changeCategory } from './category-changes.server.ts'
import { type CategoryFaults, findCategoryFaults, toCategoryEdit } from './category-faults.ts'
import { type CategoryConflict, type CategoryEdit, mergeCategory } from './merge-category.ts'
import { listStoredCategories, type StoredCategory } from './stored-categories.server.ts'

/** What others wrote meanwhile; `edit` has one's own words, and theirs in all other fields. */
export interface CategoryConflicts {
  conflicts: CategoryConflict[]
  edit: CategoryEdit
  /** The version that `edit` stands on. */
  version: number
}

export type CategoryResult =
  | { saved: { key: string; changeId: number } }
  | { unchanged: true }
  | { refused: string }
  | { faults: CategoryFaults }
  | CategoryConflicts

const staysAsItIs =
  'This category is one of the twelve of the shop’s navigation and stays as it is.'
const isGone = 'There is no such category any more.'

/** A category for the desk, with how many products are in it. */
export interface CategoryForStaff extends StoredCategory {
  products: number
}

/** Lists every category in the shop's order for the desk, hidden ones too. */
export async function listCategoriesForStaff({ db }: Pick<App, 'db'>): Promise<CategoryForStaff[]> {
  const counts = await countByCategory(db)
  const kept = await listStoredCategories(db)
  return kept.map((category) => ({ ...category, products: counts.get(category.key) ?? 0 }))
}

/** Adds a category after all others; its address, `/productPages/<key>`, is made of its name and stays. */
export function addCategory(
  app: Pick<App, 'db'>,
  edit: CategoryEdit,
  by: SavedBy & { now?: Date },
): Promise<CategoryResult> {
  return inTurn(app, async (transaction) => {
    const kept = await listStoredCategories(transaction)
    const key = toSlug(edit.name)
    const faults = findCategoryFaults(edit, kept)
    if (!faults.name && findSlugFault(key)) {
      faults.name = 'Write it with Latin letters: its address is made of them.'
    }
    if (!faults.name && (isTaken(key) || kept.some((other) => other.key === key))) {
      faults.name = 'Another category has this address; choose another name.'
    }
    if (Object.keys(faults).length > 0) return { faults }
    const last = Math.max(specified.length, ...kept.map(({ position }) => position))
    return write(transaction, toEntry(edit, { key, position: last + 1 }), undefined, by)
  })
}

/**
 * Saves what was changed of a category that was added in the desk. With the `version` that the
 * change was made from, fields that somebody else has changed since are told and nothing is saved.
 */
export function saveCategory(
  app: Pick<App, 'db'>,
  key: string,
  change: Partial<CategoryEdit>,
  { version, ...by }: SavedBy & { version?: number | undefined },
): Promise<CategoryResult> {
  return inTurn(app, async (transaction) => {
    const kept = await listStoredCategories(transaction)
    const before = kept.find((category) => category.key === key)
    if (!before) return { refused: isGone }
    if (!before.added) return { refused: staysAsItIs }
    const since = await categoryHistory.listSince(transaction, key, version ?? before.version)
    const { change: own, conflicts } = mergeCategory(toCategoryEdit(before), change, since)
    const edit = { ...toCategoryEdit(before), ...own }
    if (conflicts.length > 0) return { conflicts, edit, version: before.version }
    const others = kept.filter((other) => other.key !== key)
    const faults = findCategoryFaults(edit, others)
    if (Object.keys(faults).length > 0) return { faults }
    return write(transaction, toEntry(edit, before), before, by)
  })
}

/** Hides a category with all that is in it, or shows it again. */
export function hideCategory(
  app: Pick<App, 'db'>,
  key: string,
  hidden: boolean,
  by: SavedBy,
): Promise<CategoryResult> {
  return saveCategory(app, key, { hidden }, by)
}

/** Puts a category one place up or down among those that were added. */
export function moveCategory(
  app: Pick<App, 'db'>,
  key: string,
  direction: 'up' | 'down',
  by: SavedBy,
): Promise<CategoryResult> {
  return inTurn(app, async (transaction) => {
    const added = (await listStoredCategories(transaction)).filter((category) => category.added)
    const index = added.findIndex((category) => category.key === key)
    const category = added[index]
    if (!category) return { refused: staysAsItIs }
    const other = added[direction === 'up' ? index - 1 : index + 1]
    if (!other) return { unchanged: true }
    await changeCategory(transaction, { ...other, position: category.position }, other, by)
    return write(transaction, { ...category, position: other.position }, category, by)
  })
}

/** Whether a page of the specification's stands where the category's would. */
function isTaken(key: string): boolean {
  const path = categoryPath(key).toLowerCase()
  return [...listPages, ...landings].some((page) => page.path.toLowerCase() === path)
}

function inTurn(
  { db }: Pick<App, 'db'>,
  work: (transaction: Transaction<Schema>) => Promise<CategoryResult>,
): Promise<CategoryResult> {
  return writeTransaction(db, async (transaction) => {
    await lockCatalogue(transaction)
    return work(transaction)
  })
}

async function write(
  transaction: Transaction<Schema>,
  after: CategoryEntry,
  before: StoredCategory | undefined,
  by: SavedBy,
): Promise<CategoryResult> {
  const changeId = await changeCategory(transaction, after, before, by)
  if (changeId === undefined) return { unchanged: true }
  await tellCatalogueChanged(transaction)
  return { saved: { key: after.key, changeId } }
}

function toEntry(
  { name, wall, kind, hidden, heading, title, description, intro, translations }: CategoryEdit,
  { key, position }: Pick<CategoryEntry, 'key' | 'position'>,
): CategoryEntry {
  const page = { heading, title, description, intro }
  return { key, position, name, wall, kind, hidden, added: true, page, translations }
}
