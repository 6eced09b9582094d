import type { Selectable, Transaction } from 'kysely'
import type { CategoryPage } from '#app/catalogue/category.ts'
import { changeSearchIndex } from '#app/search/indexing/search-index.server.ts'
import type { CategoryEntry } from '#app/stock/files/catalogue-file.ts'
import type { Database } from '#database/connection.ts'
import type { CatalogueChangesTable, Schema } from '#database/schema.ts'
import { takeCatalogueTurn, tellCatalogueChanged } from './catalogue-state.server.ts'
import { type SavedBy, selectChanges } from './history.server.ts'
import { type KeptCategory, listKeptCategories, writeCategories } from './kept-categories.server.ts'

/** What the history keeps of a category; no words of a page where it has none. */
type CategoryValues = Pick<CategoryEntry, 'name' | 'wall' | 'kind' | 'hidden' | 'position'> &
  Partial<Record<keyof CategoryPage, string | null>>

/** One change of a category. */
export interface CategoryChange {
  id: number
  key: string
  at: string
  staffId: number | null
  version: number
  /** Null where the category was new. */
  before: Partial<CategoryValues> | null
  after: Partial<CategoryValues>
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
    (field) => was?.[field] !== is[field],
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
  const rows = await db
    .selectFrom('catalogue_changes')
    .selectAll()
    .where('category_key', '=', key)
    .where('version', '>', sinceVersion)
    .orderBy('id')
    .execute()
  return rows.map(toChange)
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
  const rows = await selectChanges(transaction)
    .where('catalogue_changes.import_id', '=', importId)
    .where('catalogue_changes.category_key', 'is not', null)
    .where('undoing.id', 'is', null)
    .orderBy('catalogue_changes.id', 'desc')
    .execute()
  await takeCatalogueTurn(transaction)
  let undone = 0
  const left: string[] = []
  for (const { id, key, version, before, after } of rows.map(toChange)) {
    const category = (await listKeptCategories(transaction)).find((kept) => kept.key === key)
    if (!category) continue
    const later = await listCategoryChanges(transaction, key, version)
    if (
      !anyway &&
      later.some((change) => Object.keys(change.after).some((field) => field in after))
    ) {
      left.push(key)
      continue
    }
    const entry = withValues(category, before ?? { hidden: true })
    const by = { staffId, source: 'undo', undoes: id } as const
    if ((await changeCategory(transaction, entry, category, by)) !== undefined) undone += 1
  }
  if (undone > 0) await tellCatalogueChanged(transaction)
  return { undone, left }
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

function valuesOf({ name, wall, kind, hidden, position, page }: CategoryEntry): CategoryValues {
  const { heading = null, title = null, description = null, intro = null } = page ?? {}
  return { name, wall, kind, hidden, position, heading, title, description, intro }
}

function withValues(category: KeptCategory, values: Partial<CategoryValues>): CategoryEntry {
  const { version: _, page: _page, ...entry } = category
  const all = { ...valuesOf(category), ...values }
  const { name, wall, kind, hidden, position, heading, title, description, intro } = all
  const words = { ...entry, name, wall, kind, hidden, position }
  if (heading == null || title == null || description == null || intro == null) return words
  return { ...words, page: { heading, title, description, intro } }
}

type Row = Selectable<CatalogueChangesTable>

function toChange({ id, category_key, at, staff_id, version, before, after }: Row): CategoryChange {
  return {
    ...{ id: Number(id), key: category_key ?? '', at, staffId: staff_id, version: Number(version) },
    before: before && JSON.parse(before),
    after: after === null ? {} : JSON.parse(after),
  }
}
