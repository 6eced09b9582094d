import type { Month } from '#app/catalogue/facts/facts.ts'
import { monthsInWords } from '#app/catalogue/facts/months.ts'
import { readDay } from '#app/time/india.ts'
import { type Language, localeOf } from '#languages/language.ts'
import { guidesWords } from './guides.words.ts'

/** Gives the months that a guide matters in, in words: 'November to February'. */
export function whenInWords(months: readonly Month[], language: Language): string {
  return months.length === 0 || months.length === 12
    ? guidesWords[language].allYear
    : monthsInWords(months, language)
}

/** Gives one of India's days in words: '4 November 2026'. */
export function dayInWords(day: string, language: Language): string {
  return new Date(day).toLocaleDateString(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** Knowledge that nobody has looked at for so long is said to be old; in days. */
const oldAfter = 548

/** Says when a guide was last checked; of one that was long ago, that it has not been since. */
export function checkedInWords(day: string, today: string, language: Language): string {
  const { checked, notChecked } = guidesWords[language]
  const age = (readDay(today) ?? 0) - (readDay(day) ?? 0)
  return (age > oldAfter ? notChecked : checked)(dayInWords(day, language))
}
