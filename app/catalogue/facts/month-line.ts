import type { Language } from '#languages/language.ts'
import { type Said, said, sayAfter } from '#languages/said.ts'
import { monthsInWords } from './months.ts'
import { monthsWords } from './months.words.ts'
import type { MonthLine } from './shown-months.ts'
import { nameInside } from './sign.ts'

/** Says a line of months, as in 'Petunia: September to November (Most of India)'. */
export function lineInWords({ inside, months, fact }: MonthLine, language: Language): Said {
  return sayAfter(
    ...(inside ? [nameInside(inside, language), ': '] : []),
    monthsInWords(months, language),
    ...(fact.region ? [' (', regionInWords(fact.region, language), ')'] : []),
  )
}

/** Says where months hold: in English, and so marked, where that is an owner's own text. */
export function regionInWords(region: string, language: Language): Said {
  const known: Readonly<Record<string, string>> = monthsWords[language].regions
  const words = Object.hasOwn(known, region) ? known[region] : undefined
  return words ?? said(region, language !== 'en')
}
