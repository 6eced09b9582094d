import type { Language } from '#languages/language.ts'
import { type Said, said, sayAfter } from '#languages/said.ts'
import { monthsInWords } from './months.ts'
import type { MonthLine } from './shown-months.ts'
import { nameInside } from './sign.ts'

/** Says a line of months, as in 'Petunia: September to November (Most of India)'. */
export function lineInWords({ inside, months, fact }: MonthLine, language: Language): Said {
  return sayAfter(
    ...(inside ? [nameInside(inside, language), ': '] : []),
    monthsInWords(months, language),
    ...(fact.region ? [' (', said(fact.region, language !== 'en'), ')'] : []),
  )
}
