import { globSync, readFileSync } from 'node:fs'
import { localeOf } from '#languages/language.ts'
import { languagesIn, type Script, scripts } from '#languages/scripts.ts'

/** Where words in other scripts stand: what the shop says, and what its data files call things. */
const sources = ['{app,languages,server}/**/*.{ts,tsx}', 'catalogue-data/**/*.yaml']

/** Lists every word in a script that the shop says, each once. */
export function listWordsIn(script: Script): string[] {
  const files = sources.flatMap((pattern) => globSync(pattern))
  // Headings of sheets are read, not shown.
  const said = files.filter((file) => !/\.test\.tsx?$|\/sheet\.words\.ts$/.test(file))
  const texts = [...said.map((file) => readFileSync(file, 'utf8')), ...sayDates(script)]
  const { block } = scripts[script]
  const letters = `${String.fromCodePoint(block)}-${String.fromCodePoint(block + 0x7f)}`
  const word = new RegExp(`[${letters}\u200c\u200d]+`, 'g')
  return [...new Set(texts.flatMap((text) => text.match(word) ?? []))].sort()
}

/** The months and the days of the week as `Intl` says them, in full and cut short: `नव॰`. */
function sayDates(script: Script): string[] {
  // No year begins its months without every day of the week.
  const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month))
  return languagesIn(script).flatMap((language) =>
    (['long', 'short'] as const).flatMap((length) => {
      const options = { weekday: length, month: length } as const
      const date = new Intl.DateTimeFormat(localeOf(language), options)
      return days.map((day) => date.format(day))
    }),
  )
}
