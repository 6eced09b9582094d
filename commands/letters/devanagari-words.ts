import { globSync, readFileSync } from 'node:fs'
import { locales } from '#app/languages/language.ts'

/** Where words in Devanagari stand: what the shop says, and what its data files call things. */
const sources = ['{app,server}/**/*.{ts,tsx}', 'catalogue-data/*.yaml']

/** Lists every word in Devanagari that the shop says, each once. */
export function listDevanagariWords(): string[] {
  const files = sources.flatMap((pattern) => globSync(pattern))
  const said = files.filter((file) => !/\.test\.tsx?$/.test(file))
  const texts = [...said.map((file) => readFileSync(file, 'utf8')), ...sayDates()]
  const words = texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [])
  return [...new Set(words)].sort()
}

/** The months and the days of the week as `Intl` says them, in full and cut short: `नव॰`. */
function sayDates(): string[] {
  // No year begins its months without every day of the week.
  const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month))
  return [locales.hi, locales.mr].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((length) => {
      const date = new Intl.DateTimeFormat(locale, { weekday: length, month: length })
      return days.map((day) => date.format(day))
    }),
  )
}
