import { type Month, months } from '#app/catalogue/facts/facts.ts'
import { indiaDay } from '#app/time/india.ts'

/** Gives the month that it is in India. */
export function presentMonth(now: Date): Month {
  const number = Number(indiaDay(now).slice(5, 7))
  return months[number - 1] ?? 'January'
}
