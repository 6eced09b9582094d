import type { CategoryEntry, CategoryPage } from '#app/catalogue/category.ts'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import { haveSameWords } from '#app/catalogue/store/translated-from.ts'
import type { CategoryChange, CategoryValues } from './category-changes.server.ts'

/** What can be edited of a category that was added in the desk. */
export type CategoryEdit = Pick<
  CategoryEntry,
  'name' | 'wall' | 'kind' | 'hidden' | 'translations'
> &
  CategoryPage

/** A field of a category that two people changed at once. */
export interface CategoryConflict {
  field: keyof CategoryEdit
  theirs: CategoryEdit[keyof CategoryEdit]
  who: number | null
  at: string
}

/**
 * Tells one's own changes in a form from what others changed `since` it was opened: gives the
 * change without the fields in which the form merely has the old words, and the fields that both
 * changed to something else.
 */
export function mergeCategory(
  current: CategoryEdit,
  change: Partial<CategoryEdit>,
  since: readonly CategoryChange[],
): { change: Partial<CategoryEdit>; conflicts: CategoryConflict[] } {
  const own: [string, unknown][] = []
  const conflicts: CategoryConflict[] = []
  for (const field of Object.keys(change) as (keyof CategoryEdit)[]) {
    const touching = since.filter(({ after }) => after && field in after)
    const [first, last] = [touching[0], touching.at(-1)]
    if (first?.before && isSame(field, change, first.before)) continue
    own.push([field, change[field]])
    if (!last || isSame(field, change, current)) continue
    conflicts.push({ field, theirs: current[field], who: last.staffId, at: last.at })
  }
  return { change: Object.fromEntries(own), conflicts }
}

type Values = Partial<CategoryValues>

/** A form knows nothing of the English from which words in other languages were made. */
function isSame(field: keyof CategoryEdit, one: Values, other: Values) {
  if (field !== 'translations') return saysTheSame(one[field], other[field])
  return haveSameWords(one.translations ?? {}, other.translations ?? {})
}
