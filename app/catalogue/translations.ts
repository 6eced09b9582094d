import type { Language } from '#app/languages/language.ts'

/** The languages into which the catalogue's English is translated. */
export const otherLanguages = ['hi', 'mr'] as const satisfies readonly Language[]
export type OtherLanguage = (typeof otherLanguages)[number]

/** What is said of a plant in another language: of one for sale, or of one that a packet holds. */
export interface PlantWords {
  waterRule?: string
  season?: string
  /** The note to what is said of cats and dogs, and of children. */
  pets?: string
  children?: string
}

/** What is said of a product in another language; what is left out is said in English. */
export interface ProductWords extends PlantWords {
  /** A digest of the English from which all this was translated; missing where nobody knows. */
  from?: string
  description?: string
  quantity?: string
  tips?: string[]
  advantages?: string[]
  youGet?: string[]
  /** `of` is what the English sign is about. */
  signs?: { of: string; about: string; is: string; note?: string }[]
  /** `of` is the English name of a plant in it. */
  contains?: (PlantWords & { of: string })[]
}

/** What is said of a category in another language; what is left out is said in English. */
export interface CategoryWords {
  name?: string
  heading?: string
  title?: string
  description?: string
  intro?: string
}

/** Translations by language, without those that say nothing. */
export type Translations<Words> = { [Of in OtherLanguage]?: Words }

/** How the list of a product's other names calls each language. */
export const nameLanguageOf = { hi: 'hindi', mr: 'marathi' } as const

/** The texts of products and of categories that translations may say. */
export type ProductText = 'description' | 'quantity' | 'tips' | 'advantages'
export type CategoryText = keyof CategoryWords & string

/** Gives the `lang` of a text: 'en' where a page of another language says it in English. */
export function langOf<Text extends string>(
  { english }: { english?: readonly Text[] },
  text: Text,
): 'en' | undefined {
  return english?.includes(text) ? 'en' : undefined
}
