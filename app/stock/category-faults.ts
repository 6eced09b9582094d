import { walls } from '#app/catalogue/category.ts'
import { kinds } from '#app/catalogue/facts/facts.ts'
import type { CategoryEntry } from '#app/stock/files/catalogue-file.ts'
import type { CategoryEdit } from './settle-category.ts'

export type CategoryFaults = Partial<Record<keyof CategoryEdit | 'key', string>>

/** Gives what can be edited of a category; its words are its name where it has no page. */
export function toCategoryEdit({ name, wall, kind, hidden, page }: CategoryEntry): CategoryEdit {
  const words = page ?? { heading: name, title: name, description: '', intro: '' }
  return { name, wall, kind, hidden, ...words }
}

/** Gives what can't be kept of a category beside `others`, a sentence for each field. */
export function findCategoryFaults(
  edit: CategoryEdit,
  others: readonly Pick<CategoryEntry, 'name'>[],
): CategoryFaults {
  const faults: CategoryFaults = {}
  const longest = { name: 60, heading: 80, title: 70, description: 155, intro: 600 } as const
  for (const [field, most] of Object.entries(longest) as [keyof typeof longest, number][]) {
    const text = edit[field]
    if (text === '') faults[field] = 'Write something here.'
    else if (text.length > most) faults[field] = `It is too long: at most ${most} characters.`
    else if (/\p{Cc}/u.test(text)) faults[field] = 'It has to be on one line, without tabs.'
    else if (text !== text.trim()) faults[field] = 'Take away the space at its beginning or end.'
  }
  const folded = edit.name.toLowerCase()
  if (others.some(({ name }) => name.toLowerCase() === folded)) {
    faults.name = 'Another category has this name.'
  }
  if (!walls.includes(edit.wall)) faults.wall = 'Choose a wall.'
  if (!kinds.includes(edit.kind)) faults.kind = 'Choose what grows, or does not, in it.'
  return faults
}
