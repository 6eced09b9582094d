import type { OtherLanguage } from '#languages/language.ts'

/** What is said of a category in another language; what is left out is said in English. */
export interface CategoryWords {
  /** A digest of the English from which all this was translated; missing where nobody knows. */
  from?: string
  name?: string
  heading?: string
  title?: string
  description?: string
  intro?: string
}

/** Translations by language, without those that say nothing. */
export type Translations<Words> = { [Of in OtherLanguage]?: Words }

/** The texts of a category that translations may say. */
export type CategoryText = Exclude<keyof CategoryWords, 'from'>

/** Gives the `lang` of a text: 'en' where a page of another language says it in English. */
export function langOf<Text extends string>(
  { english }: { english?: readonly Text[] },
  text: Text,
): 'en' | undefined {
  return english?.includes(text) ? 'en' : undefined
}
