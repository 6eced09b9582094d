import type { WorkingHours } from '#app/time/working-hours.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Search engines know no 24:00: who is there until midnight closes with the day's last minute. */
const lastMinute = 24 * 60 - 1

/** Gives the week's hours in schema.org's words, one entry for all days with the same. */
export function openingHoursData({ week }: Pick<WorkingHours, 'week'>) {
  const byTime = new Map<string, { dayOfWeek: string[]; opens: string; closes: string }>()
  for (const [day, open] of week.entries()) {
    if (!open) continue
    const [opens, closes] = [clock(open.from), clock(Math.min(open.to, lastMinute))]
    const entry = byTime.get(opens + closes) ?? { dayOfWeek: [], opens, closes }
    entry.dayOfWeek.push(weekdays[day] ?? '')
    byTime.set(opens + closes, entry)
  }
  return [...byTime.values()].map((entry) => ({ '@type': 'OpeningHoursSpecification', ...entry }))
}

/** Minutes after midnight as `09:30`. */
function clock(minutes: number) {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
