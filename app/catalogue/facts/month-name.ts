import { type Language, localeOf } from '#languages/language.ts'
import { type Month, months } from './facts.ts'

/** Names that were asked for: to make one again each time costs a twentieth of a product's page. */
const known = new Map<string, string>()

/**
 * Gives what a month is called in a language: 'July', 'जुलाई', 'जुलै'; short, 'Jul'; narrow, its
 * first letter.
 */
export function monthName(
  month: Month,
  language: Language,
  length: 'long' | 'short' | 'narrow' = 'long',
): string {
  const key = `${month} ${language} ${length}`
  const name = known.get(key) ?? makeName(month, language, length)
  known.set(key, name)
  return name
}

function makeName(month: Month, language: Language, length: 'long' | 'short' | 'narrow') {
  const inMonth = new Date(Date.UTC(2000, months.indexOf(month)))
  return inMonth.toLocaleDateString(localeOf(language), { month: length, timeZone: 'UTC' })
}
