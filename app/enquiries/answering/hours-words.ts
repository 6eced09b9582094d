import type { OpenHours, WorkingHours } from './working-hours.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Gives when somebody is there as one tells a visitor: `Monday to Saturday, 10 am to 7 pm`. Days with
 * the same hours in a row are named by the first and the last of them; the week begins on Monday.
 */
export function hoursWords({ week }: Pick<WorkingHours, 'week'>): string {
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
    const days = first === last ? nameOf(first) : `${nameOf(first)} to ${nameOf(last)}`
    return `${days}, ${timeOf(open.from)} to ${timeOf(open.to)}`
  })
  return words.join('; ') || 'by appointment'
}

function nameOf(place: number) {
  return weekdays[(place + 1) % 7]
}

function timeOf(minutes: number) {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  const shown = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`
  return `${shown} ${hour % 24 < 12 ? 'am' : 'pm'}`
}
