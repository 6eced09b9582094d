import type { Database } from '#database/connection.ts'
import { type DeskSettings, readDeskSettings } from './desk-settings.server.ts'
import { addWorkingMinutes, findOpening, isOpenAt } from './working-hours.ts'

const timeZone = 'Asia/Kolkata'
const clock = new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/**
 * Tells a visitor who writes at `now` when there will be an answer: by when, while somebody is
 * there, else from when on. With day and time, so that it stays true when it is read later.
 * Undefined when nobody is ever there.
 */
export function answerTimeWords(
  { hours, promiseMinutes }: Pick<DeskSettings, 'hours' | 'promiseMinutes'>,
  now: Date,
): string | undefined {
  if (isOpenAt(now, hours)) {
    const by = addWorkingMinutes(now, promiseMinutes, hours)
    return by && `You will have an answer by ${clock.format(by)} on ${day.format(by)}.`
  }
  const from = findOpening(now, hours)
  return (
    from &&
    `We are closed at the moment. Somebody will answer you from ${clock.format(from)} on ${day.format(from)}.`
  )
}

/** As `answerTimeWords`, by the desk's settings. */
export async function readAnswerTime(db: Database, now: Date): Promise<string | undefined> {
  return answerTimeWords(await readDeskSettings(db), now)
}
