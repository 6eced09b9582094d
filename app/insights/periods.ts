const dayMs = 24 * 60 * 60 * 1000
/** India has one time, without summer: five and a half hours before UTC. */
const indiaMs = 330 * 60 * 1000

/** Days of India's, both included, such as `2026-11-21`. */
export interface Days {
  from: string
  until: string
}

/** Numbers India's days, as a count from 1970: to compare them costs next to nothing. */
export function dayNumber(at: Date | number): number {
  return Math.floor((Number(at) + indiaMs) / dayMs)
}

/** Writes a day that `dayNumber` gave, as `2026-11-21`. */
export function dayText(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10)
}

/** Gives the number of a written day; undefined for what is no day of a calendar. */
export function readDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const number = Date.parse(text) / dayMs
  return Number.isInteger(number) && dayText(number) === text ? number : undefined
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

/**
 * Lists the fewest months and days that make up some days: what is counted by both is then read in
 * as few rows as can be.
 */
export function listPeriods({ from, until }: Days): string[] {
  const periods: string[] = []
  const last = readDay(until) ?? 0
  for (let day = readDay(from) ?? last + 1; day <= last; ) {
    const text = dayText(day)
    const end = lastOfMonth(text)
    const isWhole = text.endsWith('-01') && end <= last
    periods.push(isWhole ? monthOf(text) : text)
    day = isWhole ? end + 1 : day + 1
  }
  return periods
}

function lastOfMonth(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Date.UTC(year, month, 0) / dayMs
}
