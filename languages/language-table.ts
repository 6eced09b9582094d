import { type Language, type OtherLanguage, otherLanguages } from './language.ts'

interface LanguageFacts {
  /** How it calls itself. */
  name: string
  /** How the staff, who read English, call it. */
  english: string
  /** The script that it is written in, by its name in Unicode. */
  script: string
}

interface Stored {
  /**
   * Names it in rows, data files, columns of sheets and fields of the history that had no codes when
   * they were first written: it never changes.
   */
  key: string
}

/** What sets each language apart; its words stand in the `*.words.ts` files, its letters in `scripts.ts`. */
export const languageTable = {
  en: { name: 'English', english: 'English', script: 'Latin' },
  hi: { name: 'हिन्दी', english: 'Hindi', script: 'Devanagari', key: 'hindi' },
  mr: { name: 'मराठी', english: 'Marathi', script: 'Devanagari', key: 'marathi' },
} as const satisfies Record<Language, LanguageFacts> & Record<OtherLanguage, Stored>

/** How what is stored names a language beside English where it does not say its code. */
export type LanguageKey = (typeof languageTable)[OtherLanguage]['key']

/** Gives the key under which a language's own names are stored. */
export function languageKey(language: OtherLanguage): LanguageKey {
  return languageTable[language].key
}

/** The keys of all languages beside English, in their order. */
export const languageKeys: readonly LanguageKey[] = /* @__PURE__ */ otherLanguages.map(languageKey)

/** Makes one thing for each language beside English, by the key under which it is stored. */
export function byLanguageKey<Made>(
  make: (language: OtherLanguage, key: LanguageKey) => Made,
): Record<LanguageKey, Made> {
  const made = otherLanguages.map((language) => {
    const key = languageKey(language)
    return [key, make(language, key)]
  })
  return Object.fromEntries(made)
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
