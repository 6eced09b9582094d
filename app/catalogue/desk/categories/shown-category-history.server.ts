import type { HistoryQuery } from '#app/catalogue/desk/history/history-query.ts'
import { showChanges } from '#app/catalogue/desk/history/show-changes.server.ts'
import type { ShownChange, ShownChanges } from '#app/catalogue/desk/history/shown-history.ts'
import {
  type CategoryChange,
  categoryHistory,
} from '#app/catalogue/store/categories/category-changes.server.ts'
import type { CategoryEdit } from '#app/catalogue/store/categories/merge-category.ts'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import type { Database } from '#database/connection.ts'
import { categoryFieldWords, categoryValueWords } from './category-words.ts'

/** What happened to a category. */
export interface ShownCategoryHistory extends ShownChanges {
  key: string
  name: string
}

/** Gives what happened to a category, or undefined where there is none. */
export async function showCategoryHistory(
  db: Database,
  key: string,
  query: HistoryQuery,
  mayChange: boolean,
  now = new Date(),
): Promise<ShownCategoryHistory | undefined> {
  const category = (await listStoredCategories(db)).find((kept) => kept.key === key)
  if (!category) return undefined
  const describe = async () => (change: CategoryChange) => ({
    how: howOf(change),
    fields: fieldsOf(change),
    // The shop’s twelve stay as they are.
    mayUndo: mayChange && category.added && change.undoneBy === null,
  })
  const asked = category.added ? query : { before: query.before }
  const changes = await showChanges(db, categoryHistory, key, asked, describe, now)
  return { key, name: category.name, ...changes }
}

function fieldsOf({ before, after: values }: CategoryChange): ShownChange['fields'] {
  const after = values ?? {}
  const fields = Object.entries(categoryFieldWords) as [keyof CategoryEdit, string][]
  return fields
    .filter(([field]) => field in after && (before || after[field]))
    .map(([field, label]) => ({
      label,
      before: before ? categoryValueWords(field, before[field]) : '',
      after: categoryValueWords(field, after[field]),
    }))
}

function howOf({ before, after, source }: CategoryChange) {
  if (source === 'undo') return 'undid a change'
  if (!before) return 'added it'
  const fields = Object.keys(after ?? {})
  return fields.join() === 'position' ? 'moved it' : 'changed'
}
