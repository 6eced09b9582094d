import { type Language, localeOf } from '#languages/language.ts'
import { type Month, months } from './facts.ts'

/** Gives what a month is called in a language: 'July', 'जुलाई', 'जुलै'; short, 'Jul'; narrow, its first letter. */
export function monthName(
  month: Month,
  language: Language,
  length: 'long' | 'short' | 'narrow' = 'long',
): string {
  const inMonth = new Date(Date.UTC(2000, months.indexOf(month)))
  return inMonth.toLocaleDateString(localeOf(language), { month: length, timeZone: 'UTC' })
}
