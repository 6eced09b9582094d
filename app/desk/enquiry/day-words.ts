import { indiaDay } from '#app/enquiries/answering/working-hours.ts'

const zone = 'Asia/Kolkata'
const dayMs = 24 * 60 * 60 * 1000
const clock = new Intl.DateTimeFormat('en-IN', { timeZone: zone, timeStyle: 'short' })
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: zone, weekday: 'short' })
const longWeekday = new Intl.DateTimeFormat('en-IN', { timeZone: zone, weekday: 'long' })
const date = new Intl.DateTimeFormat('en-IN', { timeZone: zone, day: 'numeric', month: 'short' })
const longDate = new Intl.DateTimeFormat('en-IN', { timeZone: zone, dateStyle: 'medium' })

/** Gives an instant's time of the day in India: `9:14 am`, `1 pm`. */
export function clockWords(at: string): string {
  // A full hour has no minutes, as people say it.
  return clock
    .format(new Date(at))
    .replace(/:00(?=\s)/, '')
    .replace(/\s/g, ' ')
    .toLowerCase()
}

/**
 * Gives an instant's day in India as seen from `now`: `Today`, `Yesterday`, `Tomorrow`, the weekday
 * within six days, else `12 Nov`, with the year where it is another.
 */
export function dayWords(at: string, now: Date): string {
  const when = new Date(at)
  const days = (Date.parse(indiaDay(when)) - Date.parse(indiaDay(now))) / dayMs
  if (days === 0) return 'Today'
  if (days === -1) return 'Yesterday'
  if (days === 1) return 'Tomorrow'
  if (Math.abs(days) < 7) return weekday.format(when)
  const sameYear = indiaDay(when).slice(0, 4) === indiaDay(now).slice(0, 4)
  return (sameYear ? date : longDate).format(when)
}

/** Gives an instant in India as seen from `now`: `Today, 9:14 am`. */
export function momentWords(at: string, now: Date): string {
  return `${dayWords(at, now)}, ${clockWords(at)}`
}

/** Gives a day in full, as a list's heading: `Wednesday, 19 Nov`; `Today` and `Yesterday` as such. */
export function dayHeading(at: string, now: Date): string {
  const short = dayWords(at, now)
  if (short === 'Today' || short === 'Yesterday') return short
  const when = new Date(at)
  const sameYear = indiaDay(when).slice(0, 4) === indiaDay(now).slice(0, 4)
  return `${longWeekday.format(when)}, ${(sameYear ? date : longDate).format(when)}`
}

/** Gives a day of India's: `12 Nov 2025`. */
export function dateWords(at: string): string {
  return longDate.format(new Date(at))
}
