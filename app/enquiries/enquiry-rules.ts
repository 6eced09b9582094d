import { foldEmailAddress } from '#app/ui/email-address.ts'
import { mobileNumberRule } from '#app/ui/mobile-number.ts'

/** What is wrong with a value, in the visitor's words, or undefined when nothing is (§5). */
export type Rule = (value: string) => string | undefined

export type Errors<Field extends string> = Partial<Record<Field, string>>

const limits = { fullName: 120, address: 500, message: 500, companyName: 120 }

// Devanagari needs its vowel signs (\p{M}) and the joiners that keyboards put between letters.
const letters = /^(?:\p{L}|\p{M}|\u200c|\u200d| )+$/u

const nameMessage = 'Name should not contain any special characters & digits.'

/** The rules that both forms share, by the field's name in the enquiry (§5). */
export const enquiryRules = {
  fullName(value) {
    if (value.length > limits.fullName) return tooLong('Name', limits.fullName)
    const fits = letters.test(value) && /\p{L}/u.test(value)
    return fits ? undefined : nameMessage
  },
  email(value) {
    if (!value) return 'Email is required.'
    return foldEmailAddress(value) ? undefined : 'Invalid email format.'
  },
  mobileNumber: mobileNumberRule,
  address(value) {
    if (!value) return 'Address is required.'
    return value.length > limits.address ? tooLong('Address', limits.address) : undefined
  },
  message(value) {
    return value.length > limits.message ? tooLong('Message', limits.message) : undefined
  },
} satisfies Record<string, Rule>

/** What to write instead, below the message for a name that is not letters and spaces alone. */
export function nameHint(message: string | undefined): string | undefined {
  if (message !== nameMessage) return undefined
  return 'Write letters and spaces only: D Souza for D’Souza, Anne Marie for Anne-Marie.'
}

/** The bulk form's own rule for the optional company name. */
export const companyNameRule: Rule = (value) =>
  value.length > limits.companyName ? tooLong('Company name', limits.companyName) : undefined

/**
 * Makes typed text storable: composed, without control characters and surrounding space. Lines stay lines, each ending as one character however the browser sent it.
 */
export function tidyText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** As `tidyText`, for fields of one line: line breaks become spaces. */
export function tidyLine(value: string): string {
  return tidyText(value).replace(/\s+/g, ' ')
}

/** Applies rules to values already tidied; gives the messages of the fields that fail. */
export function checkFields<Field extends string>(
  rules: Record<Field, Rule>,
  values: Record<Field, string>,
): Errors<Field> {
  const errors: Errors<Field> = {}
  for (const field of Object.keys(rules) as Field[]) {
    const message = rules[field](values[field])
    if (message) errors[field] = message
  }
  return errors
}

function tooLong(what: string, limit: number) {
  return `${what} should be at most ${limit} characters.`
}
