import type { Language, OtherLanguage } from './language.ts'

/** What a slice says: texts, texts with something filled in, lists of texts, or groups of these. */
export interface Texts {
  readonly [name: string]: Text | Texts
}

type Text = string | readonly string[] | ((...filledIn: never[]) => string)

/** The same words, whatever they say. */
type Like<Said> = Said extends string
  ? string
  : Said extends (...filledIn: infer FilledIn) => string
    ? (...filledIn: FilledIn) => string
    : { readonly [Name in keyof Said]: Like<Said[Name]> }

/** Turns to `never` what English does not say, and a text that leaves out what is filled in. */
type Faithful<English, Said> = Said extends (...filledIn: infer FilledIn) => string
  ? English extends (...filledIn: infer Wanted) => string
    ? FilledIn['length'] extends Wanted['length']
      ? Said
      : never
    : never
  : Said extends string
    ? Said
    : {
        [Name in keyof Said]: Name extends keyof English
          ? Faithful<English[Name], Said[Name]>
          : never
      }

/** What of the words in another language than English is right: `never` for a language of no shop's. */
type Right<English, Of, Said> = Of extends OtherLanguage
  ? Faithful<English, Said>
  : Of extends 'en'
    ? unknown
    : never

/** A slice's words in every language. */
export type Words<Said> = Readonly<Record<Language, Like<Said>>>

/**
 * Takes a slice's words in all languages. A word that is missing in one, that English does not
 * have, or that fills in something else fails the type check. In a browser's code only the page's
 * own language is left of the call: see commands/building/build-languages.ts.
 */
export function defineWords<
  English extends Texts,
  Others extends Readonly<Record<OtherLanguage, Like<English>>>,
>(
  words: { en: English } & Others & { [Of in keyof Others]: Right<English, Of, Others[Of]> },
): Words<English> {
  return words as unknown as Words<English>
}
