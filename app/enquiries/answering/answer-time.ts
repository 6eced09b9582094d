import {
  addWorkingMinutes,
  findOpening,
  indiaDay,
  isOpenAt,
  type WorkingHours,
} from './working-hours.ts'

const timeZone = 'Asia/Kolkata'
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone })
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone })
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone })
const dayMs = 24 * 60 * 60 * 1000

/**
 * Tells a visitor who asks at this instant when to expect an answer: by when, while somebody is
 * there, otherwise from when on somebody is. Undefined where nobody ever is.
 */
export function answerTimeWords(
  at: Date,
  { hours, promiseMinutes }: { hours: WorkingHours; promiseMinutes: number },
): string | undefined {
  if (isOpenAt(at, hours)) {
    const due = addWorkingMinutes(at, promiseMinutes, hours)
    return due && `You will hear from us by ${momentWords(due, at)}.`
  }
  const opening = findOpening(at, hours)
  return opening && `We are closed now, and will answer from ${momentWords(opening, at)} on.`
}

/** `2:10 pm` today, `10:00 am tomorrow`, `10:00 am on Monday`, later `10:00 am on 3 December`. */
function momentWords(moment: Date, now: Date) {
  const time = clock.format(moment)
  const day = indiaDay(moment)
  if (day === indiaDay(now)) return time
  if (day === indiaDay(new Date(now.getTime() + dayMs))) return `${time} tomorrow`
  const isNear = moment.getTime() - now.getTime() < 6 * dayMs
  return `${time} on ${isNear ? weekday.format(moment) : date.format(moment)}`
}
