import { type CategoryEntry, walls } from '#app/catalogue/category.ts'
import { kinds } from '#app/catalogue/facts/facts.ts'
import {
  type CategoryText,
  categoryTextNames,
  categoryTexts,
} from '#app/catalogue/fields/category-texts.ts'
import { findTextFault } from '#app/catalogue/store/text-faults.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import type { CategoryEdit } from './merge-category.ts'

/** A text of a category in another language: `intro-` and its code. */
type TranslatedText = `${CategoryText}-${OtherLanguage}`

export type CategoryFaults = Partial<Record<keyof CategoryEdit | TranslatedText | 'key', string>>

/** Gives what can be edited of a category; its words are its name where it has no page. */
export function toCategoryEdit(category: CategoryEntry): CategoryEdit {
  const { name, wall, kind, hidden, page, translations } = category
  const words = page ?? { heading: name, title: name, description: '', intro: '' }
  return { name, wall, kind, hidden, translations, ...words }
}

/** Gives what can't be kept of a category beside `others`, a sentence for each field. */
export function findCategoryFaults(
  edit: CategoryEdit,
  others: readonly Pick<CategoryEntry, 'name'>[],
): CategoryFaults {
  const faults: CategoryFaults = {}
  for (const field of categoryTextNames) {
    const text = edit[field]
    const fault =
      text === '' ? 'Write something here.' : findTextFault(text, categoryTexts[field].longest)
    if (fault) faults[field] = fault
  }
  for (const language of otherLanguages) {
    for (const field of categoryTextNames) {
      const fault = findTextFault(
        edit.translations[language]?.[field] ?? '',
        categoryTexts[field].longest,
      )
      if (fault) faults[`${field}-${language}`] = fault
    }
  }
  const folded = edit.name.toLowerCase()
  if (others.some(({ name }) => name.toLowerCase() === folded)) {
    faults.name = 'Another category has this name.'
  }
  if (!walls.includes(edit.wall)) faults.wall = 'Choose a wall.'
  if (!kinds.includes(edit.kind)) faults.kind = 'Choose what grows, or does not, in it.'
  return faults
}
