import { type Wall, wallWords } from '#app/catalogue/category.ts'
import { kindWords, translatedLines } from '#app/catalogue/desk/value-words.ts'
import type { Kind } from '#app/catalogue/facts/facts.ts'
import { categoryTexts } from '#app/catalogue/fields/category-texts.ts'
import type { CategoryEdit } from '#app/catalogue/store/categories/merge-category.ts'
import { languagesInWords } from '#languages/language-table.ts'

/** What the screens call a category's fields, in their order. */
export const categoryFieldWords: Record<keyof CategoryEdit, string> = {
  name: categoryTexts.name.label,
  kind: 'What is in it',
  wall: 'Wall',
  hidden: 'Hidden',
  intro: categoryTexts.intro.label,
  description: categoryTexts.description.label,
  heading: categoryTexts.heading.label,
  title: categoryTexts.title.label,
  translations: `In ${languagesInWords()}`,
}

/** Gives one field's value as people read it; 'Nothing' where there is none. */
export function categoryValueWords(field: keyof CategoryEdit, value: unknown): string {
  if (field === 'wall') return wallWords[value as Wall]
  if (field === 'kind') return kindWords[value as Kind]
  if (field === 'hidden') return value ? 'Hidden' : 'Shown'
  if (field === 'translations') return translatedLines(value as object) || 'Nothing'
  return value ? String(value) : 'Nothing'
}
