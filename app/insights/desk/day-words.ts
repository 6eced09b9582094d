const zone = 'UTC'
const long = new Intl.DateTimeFormat('en-IN', { timeZone: zone, day: 'numeric', month: 'long' })
const month = new Intl.DateTimeFormat('en-IN', { timeZone: zone, month: 'short' })
const longMonth = new Intl.DateTimeFormat('en-IN', {
  timeZone: zone,
  month: 'long',
  year: 'numeric',
})

/** A written day in a sentence: `31 August`. */
export const longDay = (day: string) => long.format(new Date(day))

/** A written day's month under a bar: `Aug`, and `Jan 2026` where a year begins. */
export function shortMonth(day: string): string {
  const name = month.format(new Date(day))
  return day.slice(5, 7) === '01' ? `${name} ${day.slice(0, 4)}` : name
}

/** A written day's month in a sentence: `August 2026`. */
export const monthOfYear = (day: string) => longMonth.format(new Date(day))

/** A number as it is written: `1,204`. */
export const written = (number: number) => number.toLocaleString('en-IN')
