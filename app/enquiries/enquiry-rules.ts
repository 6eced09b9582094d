import { foldEmailAddress } from '#app/ui/forms/email-address.ts'
import { mobileNumberRule } from '#app/ui/forms/mobile-number.ts'
import type { Language } from '#languages/language.ts'
import { enquiryRulesWords } from './enquiry-rules.words.ts'

/** What is wrong with a value, in words of the visitor's language, or undefined when nothing is (§5). */
export type Rule = (value: string, language: Language) => string | undefined

/** A rule that speaks English unless told. */
type OptionalRule = (value: string, language?: Language) => string | undefined

export type Errors<Field extends string> = Partial<Record<Field, string>>

/** How long each text of the forms may be, in characters (§5). */
export const limits = { fullName: 120, address: 500, message: 500, companyName: 120 }

// Devanagari needs its vowel signs (\p{M}) and the joiners that keyboards put between letters. Other
// unseen characters and spaces come by pasting: `tidyLine` takes them out before a name is stored.
const letters = /^[\p{L}\p{M}\p{Cf}\p{Zs}]+$/u

/** The rules that both forms share, by the field's name in the enquiry (§5); in English unless told. */
export const enquiryRules = {
  fullName(value, language = 'en') {
    const words = enquiryRulesWords[language]
    if (!value) return words.noName
    if (value.length > limits.fullName) return words.longName(limits.fullName)
    const fits = letters.test(value) && /\p{L}/u.test(value)
    return fits ? undefined : words.name
  },
  email(value, language = 'en') {
    const words = enquiryRulesWords[language]
    if (!value) return words.noEmail
    return foldEmailAddress(value) ? undefined : words.email
  },
  mobileNumber: mobileNumberRule,
  address(value, language = 'en') {
    const words = enquiryRulesWords[language]
    if (!value) return words.noAddress
    return value.length > limits.address ? words.longAddress(limits.address) : undefined
  },
  message(value, language = 'en') {
    const words = enquiryRulesWords[language]
    return value.length > limits.message ? words.longMessage(limits.message) : undefined
  },
} satisfies Record<string, OptionalRule>

/** What to write instead, below the message for a name that is not letters and spaces alone. */
export function nameHint(message: string | undefined, language: Language): string | undefined {
  const words = enquiryRulesWords[language]
  return message === words.name ? words.nameHint : undefined
}

/** The bulk form's own rule for the optional company name. */
export const companyNameRule: OptionalRule = (value, language = 'en') =>
  value.length > limits.companyName
    ? enquiryRulesWords[language].longCompanyName(limits.companyName)
    : undefined

/**
 * Makes typed text storable: composed, without control characters and surrounding space. Lines stay
 * lines, each ending as one character however the browser sent it.
 */
export function tidyText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** As `tidyText`, for fields of one line: line breaks become spaces, and what is pasted unseen goes, but joiners stay. */
export function tidyLine(value: string): string {
  return tidyText(value)
    .replace(/[^\P{Cf}\u200c\u200d]/gu, '')
    .replace(/\s+/g, ' ')
}

/** Applies rules to values already tidied; gives the messages of the fields that fail, in a language. */
export function checkFields<Field extends string>(
  rules: Record<Field, Rule>,
  values: Record<Field, string>,
  language: Language,
): Errors<Field> {
  const errors: Errors<Field> = {}
  for (const field of Object.keys(rules) as Field[]) {
    const message = rules[field](values[field], language)
    if (message) errors[field] = message
  }
  return errors
}
