import type { HistoryQuery } from '#app/desk/catalogue/history/history-query.ts'
import { changesOnAPage, nobody } from '#app/desk/catalogue/history/shown-history.server.ts'
import type { ShownChange, ShownChanges } from '#app/desk/catalogue/history/shown-history.ts'
import { momentWords } from '#app/desk/enquiry/day-words.ts'
import { findColleagues } from '#app/enquiries/answering/colleagues.server.ts'
import {
  type CategoryChange,
  findCategoryChange,
  listCategoryHistory,
} from '#app/stock/category-changes.server.ts'
import { listKeptCategories } from '#app/stock/kept-categories.server.ts'
import type { CategoryEdit } from '#app/stock/settle-category.ts'
import { listLaterChanges } from '#app/stock/undo-category.server.ts'
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
  const category = (await listKeptCategories(db)).find((kept) => kept.key === key)
  if (!category) return undefined
  const entries = await listCategoryHistory(db, key, { before, limit: changesOnAPage + 1 })
  const shown = entries.slice(0, changesOnAPage)
  const asked = undo === undefined ? undefined : await findCategoryChange(db, undo)
  const isOurs = asked?.key === key && category.added
  const later = isOurs ? await listLaterChanges(db, asked) : []
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

function fieldsOf({ before, after }: CategoryChange): ShownChange['fields'] {
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
  return 'position' in after && Object.keys(after).length === 1 ? 'moved it' : 'changed'
}
