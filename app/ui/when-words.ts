const day = 24 * 60 * 60 * 1000

const hour = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long' })
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' })
const dateOfYear = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/**
 * Says from when something is, as the phone's clock goes: today the hour ('11:42 am'), in the last
 * week the day ('Tuesday'), else the date ('14 November', with its year where that is another).
 * Both times in ms. What lies in the future, because the clock was put back since, is from today.
 */
export function whenWords(then: number, now: number): string {
  if (isToday(then, now)) return hour.format(then)
  if (startOfDay(now) - startOfDay(then) < 6.5 * day) return weekday.format(then)
  const sameYear = new Date(then).getFullYear() === new Date(now).getFullYear()
  return (sameYear ? date : dateOfYear).format(then)
}

/** The same without the hour: 'today', 'Tuesday', '14 November'. */
export function dayWords(then: number, now: number): string {
  return isToday(then, now) ? 'today' : whenWords(then, now)
}

function isToday(then: number, now: number) {
  return then >= startOfDay(now)
}

function startOfDay(time: number) {
  return new Date(time).setHours(0, 0, 0, 0)
}
