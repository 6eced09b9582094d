import type { OtherLanguage } from '#languages/language.ts'
import type { CategoryText } from './fields/category-texts.ts'

/** What is said of a category in another language; what is left out is said in English. */
export interface CategoryWords extends Partial<Record<CategoryText, string>> {
  /** A digest of the English from which all this was translated; missing where nobody knows. */
  from?: string
}

/** Translations by language, without those that say nothing. */
export type Translations<Words> = { [Of in OtherLanguage]?: Words }

/** Gives the `lang` of a text: 'en' where a page of another language says it in English. */
export function langOf<Text extends string>(
  { english }: { english?: readonly Text[] },
  text: Text,
): 'en' | undefined {
  return english?.includes(text) ? 'en' : undefined
}
