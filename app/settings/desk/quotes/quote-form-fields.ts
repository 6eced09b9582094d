import type { Language } from '#languages/language.ts'

/** The longest terms, in characters. */
export const longestTerms = 600
/** The longest name of an account, in characters. */
export const longestPayee = 60

/** What is typed in a form, by the names of its fields. */
export type Typed = Record<string, string>

/** The field of the terms in a language, and the tick that says that they are still right. */
export const termsField = (language: Language) => `terms-${language}`
export const stillRightField = (language: Language) => `still-right-${language}`
