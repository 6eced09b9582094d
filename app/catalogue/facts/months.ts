import type { Language } from '#languages/language.ts'
import {
  type ContainedPlant,
  type Month,
  type MonthAct,
  type MonthsFact,
  monthActs,
  months,
  type ProductFacts,
} from './facts.ts'
import { monthName } from './month-name.ts'
import { monthsWords } from './months.words.ts'

/** Gives the months from one to another, over the year's end where the other comes first. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const [start, end] = [months.indexOf(first), months.indexOf(last)]
  const count = ((end - start + months.length) % months.length) + 1
  return Array.from({ length: count }, (_, step) => monthAt(start + step))
}

/** Gives months in the calendar's order, each once. */
export function inOrder(said: readonly Month[]): Month[] {
  return months.filter((month) => said.includes(month))
}

/** Gives months in words, those that follow each other as one: 'June, November to February'. */
export function monthsInWords(said: readonly Month[], language: Language): string {
  const { allYear, span } = monthsWords[language]
  if (said.length === months.length) return allYear
  const isBegun = (month: Month) => !said.includes(monthAt(months.indexOf(month) - 1))
  const runs = inOrder(said)
    .filter(isBegun)
    .map((first) => {
      let last = first
      while (said.includes(monthAfter(last))) last = monthAfter(last)
      const name = monthName(first, language)
      return first === last ? name : span(name, monthName(last, language))
    })
  return runs.join(', ')
}

/** Reads the name of a month, or at least three letters of its beginning, in English. */
export function findMonth(text: string): Month | undefined {
  const said = text.toLowerCase()
  return months.find((name) => said.length >= 3 && name.toLowerCase().startsWith(said))
}

/** What is done in some months, or seen in them: of a product itself, or of a plant in it. */
export interface MonthLine {
  act: MonthAct
  inside?: ContainedPlant
  months: Month[]
  fact: MonthsFact
}

/** Lists the months that visitors may see, those with a source: of a packet its plants', one by one. */
export function listMonths({ plant, contains }: ProductFacts): MonthLine[] {
  const own = { facts: plant, inside: undefined }
  const inside = contains.map((each) => ({ facts: each.facts, inside: each }))
  const told = contains.length > 0 ? inside : [own]
  return monthActs.flatMap((act) =>
    told.flatMap(({ facts: { months: fact }, inside }) =>
      fact?.source && fact[act].length > 0
        ? [{ act, fact, months: fact[act], ...(inside && { inside }) }]
        : [],
    ),
  )
}

/** Gives the months of a product that visitors may see as bits, January the lowest, by what is done. */
export function monthBits(facts: ProductFacts): Record<MonthAct, number> {
  const bits = { sow: 0, plant: 0, flower: 0 }
  for (const { act, months: said } of listMonths(facts)) {
    for (const month of said) bits[act] |= 1 << months.indexOf(month)
  }
  return bits
}

function monthAt(place: number): Month {
  const [month = 'January'] = months.slice(place % months.length)
  return month
}

function monthAfter(month: Month): Month {
  return monthAt(months.indexOf(month) + 1)
}
