import type { Language } from '#languages/language.ts'
import { type Month, months } from './facts.ts'
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

/** Gives the month of a day as `2026-07-15`. */
export function monthOfDay(day: string): Month {
  return monthAt(Number(day.slice(5, 7)) - 1)
}

function monthAt(place: number): Month {
  const [month = 'January'] = months.slice(place % months.length)
  return month
}

function monthAfter(month: Month): Month {
  return monthAt(months.indexOf(month) + 1)
}
