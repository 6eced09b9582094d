import { indiaDay } from '#app/time/india.ts'
import { type Month, months } from './facts.ts'

/** Gives the month that it is in India. */
export function presentMonth(now: Date): Month {
  return monthOf(indiaDay(now))
}

/** Gives the month of a day such as `2026-11-22`. */
export function monthOf(day: string): Month {
  return months[Number(day.slice(5, 7)) - 1] ?? 'January'
}
