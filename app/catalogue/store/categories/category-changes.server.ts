import type { Transaction } from 'kysely'
import type { CategoryEntry, CategoryPage } from '#app/catalogue/category.ts'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import { changeSearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import {
  type ChangeEntry,
  changeHistory,
  type SavedBy,
} from '#app/catalogue/store/history/change-history.server.ts'
import { keepTranslatedFrom, saidOfCategory } from '#app/catalogue/store/translated-from.ts'
import type { Schema } from '#database/schema.ts'
import { type StoredCategory, writeCategories } from './stored-categories.server.ts'

/** What the history keeps of a category; no words of a page where it has none. */
export type CategoryValues = Pick<CategoryEntry, 'name' | 'wall' | 'kind' | 'hidden' | 'position'> &
  Partial<Record<keyof CategoryPage, string | null> & Pick<CategoryEntry, 'translations'>>

/** One change of a category; none of them is ever taken out. */
export type CategoryChange = ChangeEntry<'key', string, Partial<CategoryValues>>

/** What happened to categories. */
export const categoryHistory = changeHistory<'key', string, Partial<CategoryValues>>(
  'category_key',
  'key',
)

/**
 * Writes a category as it is to be, shows or hides what is in it, and keeps that in the history.
 * Gives the change's id, or undefined where the category was so already.
 */
export async function changeCategory(
  transaction: Transaction<Schema>,
  entry: CategoryEntry,
  before: StoredCategory | undefined,
  {
    staffId,
    source,
    importId,
    undoes = null,
    now = new Date(),
  }: SavedBy & { undoes?: number | null; now?: Date },
): Promise<number | undefined> {
  const brings = source === 'file' || source === 'undo'
  const stood = before && saidOfCategory(before)
  const translations = keepTranslatedFrom(stood, saidOfCategory(entry), { brings })
  const after = { ...entry, translations }
  const [was, is] = [before ? valuesOf(before) : undefined, valuesOf(after)]
  const changed = (Object.keys(is) as (keyof CategoryValues)[]).filter(
    (field) => !saysTheSame(was?.[field], is[field]),
  )
  if (changed.length === 0) return undefined
  const pick = (of: CategoryValues): Partial<CategoryValues> =>
    Object.fromEntries(changed.map((field) => [field, of[field]]))
  const version = (before?.version ?? 0) + 1
  const { key } = after
  await writeCategories(transaction, [after])
  await transaction.updateTable('categories').set({ version }).where('key', '=', key).execute()
  if (before && before.hidden !== after.hidden) await showOrHide(transaction, key, after.hidden)
  const change = {
    key,
    version,
    at: now.toISOString(),
    before: was ? pick(was) : null,
    after: pick(is),
    undoes,
  }
  const [id] = await categoryHistory.write(transaction, [change], { staffId, source, importId })
  return id
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
    id: Number(row.id),
    name: row.name,
    aliases: JSON.parse(row.aliases),
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
