import { dayMs, dayText, readDay } from '#app/time/india.ts'

/** Days of India's, both included, such as `2026-11-21`. */
export interface Days {
  from: string
  until: string
}

/** Gives the month of a written day, as `2026-11`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Gives the month that lies so many months before another. */
export function monthBefore(month: string, months: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place - 1 - months, 1)).toISOString().slice(0, 7)
}

/** Views are kept for so many months, the running one among them. */
const keptMonths = 25

/** Gives the first month of which views are kept on a written day. */
export function firstKeptMonth(today: string): string {
  return monthBefore(monthOf(today), keptMonths - 1)
}

/**
 * Lists the periods to which views of a written day are added: the day, its month, its quarter and
 * its year. The longer ones are written as a month and how long they last from its first day, so that
 * by their text alone they stand where they begin: `2026-10/P3M`, `2026-01/P1Y`.
 */
export function listPeriodsOf(day: string): string[] {
  return [day, monthOf(day), quarterOf(day), yearOf(day)]
}

function quarterOf(day: string) {
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}/P3M`
}

function yearOf(day: string) {
  return `${day.slice(0, 4)}-01/P1Y`
}

/**
 * Lists the fewest months and days that make up some days: what is counted by both is then read in
 * as few rows as can be. With `longSince`, a month, quarters and years that begin in it or later stand
 * for their months.
 */
export function listPeriods({ from, until }: Days, longSince?: string): string[] {
  const periods: string[] = []
  const last = readDay(until) ?? 0
  for (let day = readDay(from) ?? last + 1; day <= last; ) {
    const text = dayText(day)
    const [, month = '', quarter = '', year = ''] = listPeriodsOf(text)
    const isLong = longSince !== undefined && longSince <= month
    const whole = [...(isLong ? [year, quarter] : []), month].find((period) => {
      return text === `${period.slice(0, 7)}-01` && lastDayOf(period) <= last
    })
    periods.push(whole ?? text)
    day = whole === undefined ? day + 1 : lastDayOf(whole) + 1
  }
  return periods
}

function lastDayOf(period: string) {
  const [year = 0, month = 0] = period.slice(0, 7).split('-').map(Number)
  const months = period.endsWith('P1Y') ? 12 : period.endsWith('P3M') ? 3 : 1
  return Date.UTC(year, month - 1 + months, 0) / dayMs
}
