import type { Wall } from '#app/catalogue/category.ts'
import type { Month } from '#app/catalogue/facts/facts.ts'
import { longestPictureText } from '#app/catalogue/picture-limits.ts'
import type { ProductPicture } from '#app/catalogue/product-picture.ts'
import { type Language, type OtherLanguage, otherLanguages } from '#languages/language.ts'

/** What became of a guide: visitors see it, do not see it yet, or no longer. */
export const guideStates = ['draft', 'shown', 'hidden'] as const

export type GuideState = (typeof guideStates)[number]

/** A translated text and the whole English text that it was made from. */
export interface Translated {
  text: string
  of: string
}

/** What a guide says in another language than English. */
export interface GuideWords {
  title: Translated
  summary: Translated
  /** Its text, block by block, in the order in which visitors read it. */
  parts: readonly Translated[]
}

/** What of a guide is the same in all languages, and what it says in English. */
export interface EnglishGuide {
  slug: string
  state: GuideState
  /** India's day from which visitors see it, `2026-11-22`; null: at once. */
  shownFrom: string | null
  /** The day of an entry of the journal; null: it is a guide. */
  entryDate: string | null
  title: string
  summary: string
  /** Plain marks, see `marks/parse-marks.ts`. */
  body: string
  /** What is painted behind its picture. */
  wall: Wall
  /** `picture-1` in its text is the first, which is also shown on its card. */
  pictures: readonly ProductPicture[]
  /** The months that it matters in; none: all the year. */
  months: readonly Month[]
  /** Where it holds, in words. */
  region: string
  /** The ids of the products that it speaks of. */
  products: readonly number[]
  /** Empty: the nursery. */
  author: string
  lastChecked: string | null
  /** Who says so. */
  sources: readonly string[]
}

/** All that can be edited of a guide, field by field; null: it says nothing in that language. */
export type GuideEdit = EnglishGuide & {
  [Of in OtherLanguage as `words-${Of}`]: GuideWords | null
}

export type GuideField = keyof GuideEdit

/** Gives the fields that are said of a guide, or of a change to one, as they are listed there. */
export function fieldsSaid(guide: Partial<GuideEdit>): GuideField[] {
  return Object.keys(guide) as GuideField[]
}

/** Gives the field of what a guide says in a language. */
export function wordsField<Of extends OtherLanguage>(language: Of): `words-${Of}` {
  return `words-${language}`
}

/**
 * The most that a guide may be: characters of each text, and how many of each list. A text of so many letters
 * of Devanagari, each nine bytes of a form, is still a form that the site takes.
 */
export const guideLimits = {
  title: 90,
  summary: 160,
  body: 16_000,
  author: 120,
  region: 120,
  sources: { most: 12, longest: 300 },
  pictures: 12,
  /** What a picture shows. */
  pictureText: longestPictureText,
  products: 8,
} as const

/** A guide of which nothing has been said yet. */
export const emptyGuide: GuideEdit = {
  slug: '',
  state: 'draft',
  shownFrom: null,
  entryDate: null,
  title: '',
  summary: '',
  body: '',
  wall: 'pista',
  pictures: [],
  months: [],
  region: '',
  products: [],
  author: '',
  lastChecked: null,
  sources: [],
  ...noWords(),
}

function noWords() {
  const fields = otherLanguages.map((language) => [wordsField(language), null])
  return Object.fromEntries(fields) as { [Of in OtherLanguage as `words-${Of}`]: null }
}

/** A guide's texts as visitors of a language read them. */
export interface GuideText {
  title: string
  summary: string
  body: string
}

/** Gives a guide's texts in a language; undefined where it is not written in it. */
export function textIn(edit: GuideEdit, language: Language): GuideText | undefined {
  if (language === 'en') {
    const { title, summary, body } = edit
    return { title, summary, body }
  }
  const words = edit[wordsField(language)]
  if (!words?.title.text || !words.summary.text || words.parts.length === 0) return undefined
  return { title: words.title.text, summary: words.summary.text, body: bodyOf(words) }
}

/** Gives the text that a guide's parts in another language are together. */
export function bodyOf({ parts }: Pick<GuideWords, 'parts'>): string {
  return parts.map(({ text }) => text).join('\n\n')
}

/** Gives the text of a guide in English, and each part of it in other languages. */
export function textsOf(edit: GuideEdit): string[] {
  const parts = otherLanguages.flatMap((language) => edit[wordsField(language)]?.parts ?? [])
  return [edit.body, ...parts.map(({ text }) => text)]
}
