import { addWorkingMinutes, findOpening, isOpenAt, type WorkingHours } from './working-hours.ts'

const timeZone = 'Asia/Kolkata'
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone })
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone })
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone })

/**
 * Tells a visitor who asks at this instant when to expect an answer: by when, while somebody is
 * there, otherwise from when on somebody is. It names the day, so that it is as true in an e-mail
 * that is read later. Undefined where nobody ever is.
 */
export function answerTimeWords(
  at: Date,
  { hours, promiseMinutes }: { hours: WorkingHours; promiseMinutes: number },
): string | undefined {
  if (isOpenAt(at, hours)) {
    const due = addWorkingMinutes(at, promiseMinutes, hours)
    return due && `You will hear from us by ${momentWords(due)}.`
  }
  const opening = findOpening(at, hours)
  return opening && `We are closed now, and will answer from ${momentWords(opening)} on.`
}

/** `10:00 am, Monday 23 November`. */
function momentWords(moment: Date) {
  return `${clock.format(moment)}, ${weekday.format(moment)} ${date.format(moment)}`
}
