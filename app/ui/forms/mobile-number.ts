import type { Language } from '#languages/language.ts'
import { latinDigits } from '#languages/latin-digits.ts'
import { mobileNumberWords } from './mobile-number.words.ts'

const separators = /[\s().\-\u2010-\u2015]|\p{Cf}/gu

/**
 * What stands before the ten digits: +91, 0091 or 091 before any number, 91 alone only before one
 * that is a mobile's, since a number of ten digits may begin with 91 itself; or the 0 of a call
 * within India, also after one of those.
 */
const prefixed = /^(?:(?:\+91|00?91)0?|91(?=0?[6-9])0?|0)([1-9]\d{9})$/
/** The digits so far, after as much of a prefix as can be. */
const atMostTenDigits = /^(?:(?:\+|00?)?91)?0?\d{0,10}$/

/**
 * The rule of §5 for a number already normalised: the message, in English unless told, or undefined
 * when it is right.
 */
export function mobileNumberRule(value: string, language: Language = 'en'): string | undefined {
  return isMobileNumber(value) ? undefined : mobileNumberWords[language].invalid
}

/** Tells whether a text is ten digits and nothing else. */
export function isMobileNumber(value: string): boolean {
  return /^\d{10}$/.test(value)
}

/**
 * The ten digits of an Indian number as people write it: with separators, in Devanagari digits,
 * after +91, 0091, 91 or 0. What is no such number comes back without its separators and is never
 * cut, for the rule to refuse.
 */
export function normalizeMobileNumber(value: string): string {
  const compact = withoutSeparators(value)
  if (isMobileNumber(compact)) return compact
  return prefixed.exec(compact)?.[1] ?? compact
}

/** Tells whether a number being typed has more digits than can still become ten (§5). */
export function hasTooManyDigits(value: string): boolean {
  const compact = withoutSeparators(value)
  const digits = compact.replace(/\D/g, '')
  return digits.length > 10 && !atMostTenDigits.test(compact)
}

function withoutSeparators(value: string) {
  return latinDigits(value.normalize('NFKC')).replace(separators, '')
}
