import { indiaClock } from '#app/time/india.ts'
import { addWorkingMinutes, findOpening, isOpenAt } from '#app/time/working-hours.ts'
import { clockTime } from '#languages/clock.ts'
import { forEachLanguage, type Language, localeOf } from '#languages/language.ts'
import { answerTimeSaid } from './answer-time.words.ts'
import type { DeskSettings } from './desk-settings.server.ts'

const timeZone = 'Asia/Kolkata'
const weekdays = dayFormats({ weekday: 'long', timeZone })
const dates = dayFormats({ day: 'numeric', month: 'long', timeZone })

/**
 * Tells a visitor who asks at this instant when to expect an answer: by when, while somebody is
 * there, otherwise from when on somebody is. It names the day, so that it is as true in an e-mail
 * that is read later. In English unless told. Undefined where nobody ever is.
 */
export function answerTimeWords(
  at: Date,
  { hours, promiseMinutes, away }: Pick<DeskSettings, 'hours' | 'promiseMinutes' | 'away'>,
  language: Language = 'en',
): string | undefined {
  const words = answerTimeSaid[language]
  if (isOpenAt(at, hours)) {
    const due = addWorkingMinutes(at, promiseMinutes, hours)
    return due && words.by(momentWords(due, language))
  }
  const opening = findOpening(at, hours)
  if (!opening) return undefined
  const moment = momentWords(opening, language)
  return away ? away[language].replaceAll('{time}', () => moment) : words.from(moment)
}

/** `10:00 am, Monday 23 November`. */
function momentWords(moment: Date, language: Language) {
  const [hour = 0, minute = 0] = indiaClock(moment).split(':').map(Number)
  // No line ends between a figure and its `am`.
  const time = clockTime(hour * 60 + minute, language).replaceAll(' ', '\u00a0')
  const [weekday, date] = [weekdays, dates].map((formats) => formats[language].format(moment))
  return answerTimeSaid[language].moment(time, weekday ?? '', date ?? '')
}

function dayFormats(options: Intl.DateTimeFormatOptions) {
  return forEachLanguage((language) => new Intl.DateTimeFormat(localeOf(language), options))
}
