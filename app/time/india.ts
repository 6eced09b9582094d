/** A day, in ms. */
export const dayMs = 24 * 60 * 60_000

/** India has one time, without summer: five and a half hours before UTC. */
const aheadMs = 330 * 60_000

/** Gives an instant as ms of India's time, so that days begin at multiples of `dayMs`. */
export function toIndia(at: Date | number): number {
  return Number(at) + aheadMs
}

/** Gives the instant of some ms of India's time. */
export function fromIndia(local: number): Date {
  return new Date(local - aheadMs)
}

/** Gives an instant as India's clocks show it and a browser's field for a time takes it: `2026-11-22T13:05`. */
export function indiaTime(at: Date): string {
  return new Date(toIndia(at)).toISOString().slice(0, 16)
}

/** Gives an instant as tables for the staff show it: `2026-11-22 13:05`. */
export function localTime(instant: string): string {
  return indiaTime(new Date(instant)).replace('T', ' ')
}

/** Gives India's day of an instant: `2026-11-22`. */
export function indiaDay(at: Date): string {
  return indiaTime(at).slice(0, 10)
}

/** Gives the time of day in India: `09:05`. */
export function indiaClock(at: Date): string {
  return indiaTime(at).slice(11)
}

/** Greets by the hour in India. */
export function greet(at: Date): string {
  const hour = Number(indiaClock(at).slice(0, 2))
  if (hour >= 4 && hour < 12) return 'Good morning.'
  return hour >= 12 && hour < 17 ? 'Good afternoon.' : 'Good evening.'
}

/**
 * Gives the instant of a time on one of India's days, its midnight unless told; an invalid date for
 * what is none.
 */
export function indiaInstant(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}:00+05:30`)
}

/** Gives the midnight with which an instant's month began in India. */
export function startOfMonth(at: Date): Date {
  return indiaInstant(`${indiaDay(at).slice(0, 7)}-01`)
}

/** Numbers India's days, as a count from 1970: to compare them costs next to nothing. */
export function dayNumber(at: Date | number): number {
  return Math.floor(toIndia(at) / dayMs)
}

/** Writes a day that `dayNumber` gave: `2026-11-22`. */
export function dayText(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10)
}

/** Gives the number of a written day; undefined for what is no day of a calendar. */
export function readDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  // The 30th of February is the 2nd of March to a Date.
  const number = Date.parse(text) / dayMs
  return Number.isInteger(number) && dayText(number) === text ? number : undefined
}
