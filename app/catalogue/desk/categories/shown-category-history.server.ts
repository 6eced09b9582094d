import type { HistoryQuery } from '#app/catalogue/desk/history/history-query.ts'
import { changesOnAPage, nobody } from '#app/catalogue/desk/history/shown-history.server.ts'
import type { ShownChange, ShownChanges } from '#app/catalogue/desk/history/shown-history.ts'
import {
  type CategoryChange,
  categoryHistory,
} from '#app/catalogue/store/categories/category-changes.server.ts'
import type { CategoryEdit } from '#app/catalogue/store/categories/merge-category.ts'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { momentWords } from '#app/time/day-words.ts'
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
  { before, undo }: HistoryQuery,
  mayChange: boolean,
  now = new Date(),
): Promise<ShownCategoryHistory | undefined> {
  const category = (await listStoredCategories(db)).find((kept) => kept.key === key)
  if (!category) return undefined
  const entries = await categoryHistory.list(db, key, { before, limit: changesOnAPage + 1 })
  const shown = entries.slice(0, changesOnAPage)
  const asked = undo === undefined ? undefined : await categoryHistory.find(db, undo)
  const isOurs = asked?.key === key && category.added
  const later = isOurs ? await categoryHistory.listLater(db, asked) : []
  const people = await findColleagues(
    db,
    [...shown, ...later, ...(asked ? [asked] : [])].map(({ staffId }) => staffId),
  )
  const toShown = (change: CategoryChange): ShownChange => ({
    id: change.id,
    who: (change.staffId !== null && people.get(change.staffId)?.name) || nobody[change.source],
    at: momentWords(change.at, now),
    how: howOf(change),
    fields: fieldsOf(change),
    isUndone: change.undoneBy !== null,
    // The shop’s twelve stay as they are.
    mayUndo: mayChange && category.added && change.undoneBy === null,
  })
  return {
    key,
    name: category.name,
    changes: shown.map(toShown),
    older: entries.length > changesOnAPage ? shown.at(-1)?.id : undefined,
    question:
      asked && later.length > 0 ? { change: toShown(asked), later: later.map(toShown) } : undefined,
  }
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
