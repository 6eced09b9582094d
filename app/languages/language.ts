/** The languages of the shop: English at the plain addresses, the others below `/hi` and `/mr`. */
export const languages = ['en', 'hi', 'mr'] as const

export type Language = (typeof languages)[number]

/** How each calls itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
}

/** How the staff, who read English, call each. */
export const englishNames: Record<Language, string> = { en: 'English', hi: 'Hindi', mr: 'Marathi' }

/** A language as the staff see it beside what was written in it; English goes without saying. */
export function spokenWords(language: Language): string | undefined {
  return language === 'en' ? undefined : englishNames[language]
}

/** How documents and links name each (BCP 47). */
export const languageTags: Record<Language, string> = { en: 'en-IN', hi: 'hi', mr: 'mr' }

/** How numbers and dates are written in each: grouped as in India, with the digits 0 to 9. */
export const locales: Record<Language, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  mr: 'mr-IN-u-nu-latn',
}

/** Tells whether a value, as a call brings it, names a language of the shop. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Makes one thing for each language, such as a form's schema with its messages. */
export function forEachLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  return { en: make('en'), hi: make('hi'), mr: make('mr') }
}
