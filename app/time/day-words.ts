import { type Language, localeOf } from '#languages/language.ts'
import { dayNumber, indiaDay } from './india.ts'

const zone = 'Asia/Kolkata'
const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: zone, ...options })

// Marked, so that a page's scripts are without those which it does not use.
const clock = /* @__PURE__ */ inIndia({ timeStyle: 'short' })
const weekday = /* @__PURE__ */ inIndia({ weekday: 'short' })
const longWeekday = /* @__PURE__ */ inIndia({ weekday: 'long' })
const date = /* @__PURE__ */ inIndia({ day: 'numeric', month: 'short' })
const month = /* @__PURE__ */ inIndia({ month: 'long' })
const longMonth = /* @__PURE__ */ inIndia({ month: 'long', year: 'numeric' })
const longDate = /* @__PURE__ */ inIndia({ dateStyle: 'medium' })

/** Gives an instant's time of the day in India: `9:14 am`, `1:00 pm`. */
export function clockTime(at: Date): string {
  return clock.format(at)
}

/** Gives the same as people say it, a full hour without minutes: `9:14 am`, `1 pm`. */
export function clockWords(at: string): string {
  return clockTime(new Date(at))
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
  const days = dayNumber(when) - dayNumber(now)
  if (days === 0) return 'Today'
  if (days === -1) return 'Yesterday'
  if (days === 1) return 'Tomorrow'
  if (Math.abs(days) < 7) return weekday.format(when)
  return dateFrom(when, now)
}

/** Gives an instant in India as seen from `now`: `Today, 9:14 am`. */
export function momentWords(at: string, now: Date): string {
  return `${dayWords(at, now)}, ${clockWords(at)}`
}

/** Gives a day or a moment as it stands within a sentence: `today, 9:14 am`; a weekday keeps its capital. */
export function inSentence(words: string): string {
  return words.replace(/^(Today|Yesterday|Tomorrow)/, (day) => day.toLowerCase())
}

/** Gives a day in full, as a list's heading: `Wednesday, 19 Nov`; `Today` and `Yesterday` as such. */
export function dayHeading(at: string, now: Date): string {
  const short = dayWords(at, now)
  if (short === 'Today' || short === 'Yesterday') return short
  const when = new Date(at)
  return `${longWeekday.format(when)}, ${dateFrom(when, now)}`
}

/** Gives India's day of an instant, or a written day such as `2025-11-12`: `12 Nov 2025`. */
export function dateWords(at: string): string {
  return longDate.format(new Date(at))
}

/** Gives India's day of an instant as visitors read it: `12 November 2025`. */
export function longDateIn(at: string | Date, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, dateStyle: 'long' })
  return format.format(new Date(at))
}

/** Gives India's month of an instant as seen from `now`: `November`, with its year where it is another. */
export function monthWords(at: string, now: Date): string {
  const when = new Date(at)
  const sameYear = indiaDay(when).slice(0, 4) === indiaDay(now).slice(0, 4)
  return (sameYear ? month : longMonth).format(when)
}

/** Gives India's day of an instant as seen from `now`: `12 Nov`, with its year where that is another. */
export function dateFrom(at: string | Date, now: Date): string {
  const when = new Date(at)
  const sameYear = indiaDay(when).slice(0, 4) === indiaDay(now).slice(0, 4)
  return (sameYear ? date : longDate).format(when)
}

/** Gives India's day of an instant without its year: `12 Nov`. */
export function shortDateWords(at: string | Date): string {
  return date.format(new Date(at))
}

/** Gives the same with a no-break space, for words that stand in a narrow row. */
export function unbrokenDateWords(at: string | Date): string {
  return shortDateWords(at).replace(' ', '\u00a0')
}

/** Gives an instant in full: `20 Nov 2025, 6:05 pm`. */
export function istTime(at: string): string {
  return `${dateWords(at)}, ${clockTime(new Date(at))}`
}
