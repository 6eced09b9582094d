/** The languages of the shop: English at the plain addresses, each other below its code. */
export const languages = ['en', 'hi', 'mr'] as const

export type Language = (typeof languages)[number]
export type OtherLanguage = Exclude<Language, 'en'>

/** The languages beside English. */
export const otherLanguages: readonly OtherLanguage[] = /* @__PURE__ */ languages.filter(
  (language) => language !== 'en',
)

/** Gives how documents and links name a language (BCP 47). */
export function languageTag(language: Language): string {
  return language === 'en' ? 'en-IN' : language
}

/** Gives how numbers and dates are written: grouped as in India, with the digits 0 to 9. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-IN' : `${language}-IN-u-nu-latn`
}

/** Tells whether a value, as a call brings it, names a language of the shop. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Makes one thing for each language, such as a form's schema with its messages. */
export function forEachLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  const made = languages.map((language) => [language, make(language)])
  return Object.fromEntries(made)
}

/** The same for each language beside English. */
export function forOtherLanguages<Made>(
  make: (language: OtherLanguage) => Made,
): Record<OtherLanguage, Made> {
  const made = otherLanguages.map((language) => [language, make(language)])
  return Object.fromEntries(made)
}
