import { type Language, type OtherLanguage, otherLanguages } from './language.ts'

interface LanguageFacts {
  /** How it calls itself. */
  name: string
  /** How the staff, who read English, call it; in small letters it is a key of what is stored. */
  english: string
  /** The script that it is written in, by its name in Unicode. */
  script: string
}

/** What sets each language apart; its words stand in the `*.words.ts` files, its letters in `scripts.ts`. */
export const languageTable = {
  en: { name: 'English', english: 'English', script: 'Latin' },
  hi: { name: 'हिन्दी', english: 'Hindi', script: 'Devanagari' },
  mr: { name: 'मराठी', english: 'Marathi', script: 'Devanagari' },
} as const satisfies Record<Language, LanguageFacts>

/** How rows, files and columns of lists that are kept name a language beside English. */
export type LanguageKey = Lowercase<(typeof languageTable)[OtherLanguage]['english']>

/** Gives the key under which a language's own texts are kept. */
export function languageKey<Of extends OtherLanguage>(language: Of) {
  type Key = Lowercase<(typeof languageTable)[Of]['english']>
  return languageTable[language].english.toLowerCase() as Key
}

/** A language as the staff see it beside what was written in it; English goes without saying. */
export function spokenWords(language: Language): string | undefined {
  return language === 'en' ? undefined : languageTable[language].english
}

/** Gives what the staff call languages, in a sentence: 'Hindi and Marathi'. */
export function languagesInWords(named: readonly Language[] = otherLanguages): string {
  const names = named.map((language) => languageTable[language].english)
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}
