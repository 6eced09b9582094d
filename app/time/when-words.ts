import { clockTime } from '#languages/clock.ts'
import { type Language, localeOf } from '#languages/language.ts'
import { whenTexts } from './when.words.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Says from when something is, as the phone's clock goes: today the hour ('11:42 am'), in the last
 * week the day ('Tuesday'), else the date ('14 November', with its year where that is another).
 * Both times in ms. What lies in the future, because the clock was put back since, is from today.
 */
export function whenWords(then: number, now: number, language: Language): string {
  const at = new Date(then)
  if (isToday(then, now)) return clockTime(at.getHours() * 60 + at.getMinutes(), language)
  const sameYear = at.getFullYear() === new Date(now).getFullYear()
  const options: Intl.DateTimeFormatOptions =
    startOfDay(now) - startOfDay(then) < 6.5 * day
      ? { weekday: 'long' }
      : { day: 'numeric', month: 'long', year: sameYear ? undefined : 'numeric' }
  return new Intl.DateTimeFormat(localeOf(language), options).format(at)
}

/** The same without the hour: 'today', 'Tuesday', '14 November'. */
export function whenDayWords(then: number, now: number, language: Language): string {
  return isToday(then, now) ? whenTexts[language].today : whenWords(then, now, language)
}

/** Tells whether a time is of today, or later. Both in ms. */
export function isToday(then: number, now: number) {
  return then >= startOfDay(now)
}

function startOfDay(time: number) {
  return new Date(time).setHours(0, 0, 0, 0)
}
