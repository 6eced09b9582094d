import type { Transaction } from 'kysely'
import type { CategoryPage } from '#app/catalogue/category.ts'
import { changeSearchIndex } from '#app/search/indexing/search-index.server.ts'
import type { CategoryEntry } from '#app/stock/files/catalogue-file.ts'
import type { Database } from '#database/connection.ts'
import type { CatalogueChangesTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'
import { type SavedBy, selectChanges } from './history.server.ts'
import { type KeptCategory, writeCategories } from './kept-categories.server.ts'
import { saysTheSame } from './product-edit.ts'

/** What the history keeps of a category; no words of a page where it has none. */
export type CategoryValues = Pick<CategoryEntry, 'name' | 'wall' | 'kind' | 'hidden' | 'position'> &
  Partial<Record<keyof CategoryPage, string | null> & Pick<CategoryEntry, 'translations'>>

/** One change of a category. */
export interface CategoryChange {
  id: number
  key: string
  at: string
  staffId: number | null
  source: CatalogueChangesTable['source']
  version: number
  /** Null where the category was new. */
  before: Partial<CategoryValues> | null
  after: Partial<CategoryValues>
  /** The change that undid this one. */
  undoneBy: number | null
}

/**
 * Writes a category as it is to be, shows or hides what is in it, and keeps that in the history.
 * Gives the change's id, or undefined where the category was so already.
 */
export async function changeCategory(
  transaction: Transaction<Schema>,
  after: CategoryEntry,
  before: KeptCategory | undefined,
  { staffId, source, importId, undoes = null }: SavedBy & { undoes?: number | null },
): Promise<number | undefined> {
  const [was, is] = [before ? valuesOf(before) : undefined, valuesOf(after)]
  const changed = (Object.keys(is) as (keyof CategoryValues)[]).filter(
    (field) => !saysTheSame(was?.[field], is[field]),
  )
  if (changed.length === 0) return undefined
  const pick = (of: CategoryValues) =>
    JSON.stringify(Object.fromEntries(changed.map((field) => [field, of[field]])))
  const version = (before?.version ?? 0) + 1
  const { key } = after
  await writeCategories(transaction, [after])
  await transaction.updateTable('categories').set({ version }).where('key', '=', key).execute()
  if (before && before.hidden !== after.hidden) await showOrHide(transaction, key, after.hidden)
  const { id } = await transaction
    .insertInto('catalogue_changes')
    .values({
      ...{ product_id: null, category_key: key, at: new Date().toISOString(), undoes },
      ...{ staff_id: staffId, source, import_id: importId ?? null, version },
      ...{ before: was ? pick(was) : null, after: pick(is) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

/** Lists the changes of a category after a version, oldest first. */
export async function listCategoryChanges(
  db: Database,
  key: string,
  sinceVersion: number,
): Promise<CategoryChange[]> {
  const rows = await selectOfCategories(db)
    .where('catalogue_changes.category_key', '=', key)
    .where('catalogue_changes.version', '>', sinceVersion)
    .orderBy('catalogue_changes.id')
    .execute()
  return rows.map(toChange)
}

/** Lists what was done to a category, newest first; `before` a change where a page ended. */
export async function listCategoryHistory(
  db: Database,
  key: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<CategoryChange[]> {
  const rows = await selectOfCategories(db)
    .where('catalogue_changes.category_key', '=', key)
    .$if(before !== undefined, (query) => query.where('catalogue_changes.id', '<', before ?? 0))
    .orderBy('catalogue_changes.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toChange)
}

/** Gives one change of a category, or undefined. */
export async function findCategoryChange(
  db: Database,
  id: number,
): Promise<CategoryChange | undefined> {
  const row = await selectOfCategories(db).where('catalogue_changes.id', '=', id).executeTakeFirst()
  return row && toChange(row)
}

/** Lists the changes of categories that were brought in together and not undone, newest first. */
export async function listCategoryChangesOf(
  db: Database,
  importId: string,
): Promise<CategoryChange[]> {
  const rows = await selectOfCategories(db)
    .where('catalogue_changes.import_id', '=', importId)
    .where('undoing.id', 'is', null)
    .orderBy('catalogue_changes.id', 'desc')
    .execute()
  return rows.map(toChange)
}

/** Takes the products of a category that is hidden out of what visitors see, or brings them back. */
async function showOrHide(transaction: Transaction<Schema>, key: string, hidden: boolean) {
  const rows = await transaction
    .updateTable('products')
    .set({ shown: hidden ? 0 : 1 })
    .where('category_key', '=', key)
    .where('hidden', '=', 0)
    .returning(['id', 'name', 'aliases', 'catalogue_order'])
    .execute()
  const products = rows.map((row) => ({
    ...{ id: Number(row.id), name: row.name, aliases: JSON.parse(row.aliases) },
    order: Number(row.catalogue_order),
  }))
  await changeSearchIndex(
    transaction,
    products.map((product) => (hidden ? { before: product } : { after: product })),
  )
}

/** Gives what the history keeps of a category. */
export function valuesOf({
  name,
  wall,
  kind,
  hidden,
  position,
  page,
  translations,
}: CategoryEntry): CategoryValues {
  const { heading = null, title = null, description = null, intro = null } = page ?? {}
  const words = { heading, title, description, intro, translations }
  return { name, wall, kind, hidden, position, ...words }
}

function selectOfCategories(db: Database) {
  return selectChanges(db).where('catalogue_changes.category_key', 'is not', null)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectChanges>['executeTakeFirstOrThrow']>>

function toChange(row: Row): CategoryChange {
  const { id, category_key: key, at, staff_id: staffId, source, version, before, after } = row
  return {
    ...{ id: Number(id), key: key ?? '', at, staffId, source, version: Number(version) },
    before: before && JSON.parse(before),
    after: after === null ? {} : JSON.parse(after),
    undoneBy: row.undone_by,
  }
}
