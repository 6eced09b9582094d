import { type CategoryText, categoryTextNames } from '#app/catalogue/fields/category-texts.ts'
import { arrange } from '#app/catalogue/fields/product-fields.ts'
import type { CategoryWords, Translations } from '#app/catalogue/translations.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'

/** The texts of a category in other languages, as they are typed: `intro-`, and the language's code. */
type TranslatedDraft = Record<`${CategoryText}-${OtherLanguage}`, string>

/** A category’s form, as it is typed. */
export type CategoryDraft = Record<CategoryText | 'wall' | 'kind', string> & TranslatedDraft

/** A form that was not done: of which category ('' is a new one), and why. */
export interface CategoryNotDone {
  key: string
  draft?: CategoryDraft
  faults?: Partial<Record<string, string>>
  problem?: string
  /** What the form stands on once others' changes are in it. */
  version?: number
}

/** A category as the desk shows it. */
export interface ShownCategory extends CategoryDraft {
  key: string
  version: number
  products: string
  hidden: boolean
  /** Whether it was added here: the others stay as they are. */
  added: boolean
  /** The languages whose words were made from English that it no longer says. */
  outdated: readonly OtherLanguage[]
}

/** The texts in the form's order. */
const texts = arrange(['name', 'intro', 'description'], categoryTextNames)

/** Gives what a form has of a category in other languages, each text said by `say`. */
export function makeTranslatedDraft(
  say: (text: CategoryText, language: OtherLanguage) => string,
): TranslatedDraft {
  const said = otherLanguages.flatMap((language) =>
    texts.map((text) => [`${text}-${language}`, say(text, language)]),
  )
  return Object.fromEntries(said) as TranslatedDraft
}

/** Gives what a form says of a category in other languages, without what is left empty. */
export function toTranslations(draft: TranslatedDraft): Translations<CategoryWords> {
  const translations: Translations<CategoryWords> = {}
  for (const language of otherLanguages) {
    const said = texts.flatMap((text) => {
      const typed = draft[`${text}-${language}`]
      return typed ? [[text, typed]] : []
    })
    if (said.length > 0) translations[language] = Object.fromEntries(said)
  }
  return translations
}
