import type { OpenHours, WorkingHours } from '#app/time/working-hours.ts'
import { clockHour } from '#languages/clock.ts'
import type { Language } from '#languages/language.ts'
import { hoursTexts } from './hours.words.ts'

/**
 * Gives when somebody is there as one tells a visitor: `Monday to Saturday, 10 am to 7 pm`. Days
 * with the same hours in a row are named by the first and the last of them; the week begins on
 * Monday. In English unless told.
 */
export function hoursWords(
  { week }: Pick<WorkingHours, 'week'>,
  language: Language = 'en',
): string {
  const texts = hoursTexts[language]
  const nameOf = (place: number) => texts.weekdays[(place + 1) % 7] ?? ''
  const runs: { first: number; last: number; open: NonNullable<OpenHours> }[] = []
  for (let place = 0; place < 7; place += 1) {
    const open = week[(place + 1) % 7]
    if (!open) continue
    const run = runs.at(-1)
    const goesOn = run?.last === place - 1 && run.open.from === open.from && run.open.to === open.to
    if (run && goesOn) run.last = place
    else runs.push({ first: place, last: place, open })
  }
  const words = runs.map(({ first, last, open }) => {
    const days = first === last ? nameOf(first) : texts.days(nameOf(first), nameOf(last))
    return `${days}, ${texts.hours(clockHour(open.from, language), clockHour(open.to, language))}`
  })
  return words.join('; ') || texts.byAppointment
}
