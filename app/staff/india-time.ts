const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Gives the time of day in India, as in `09:05`. */
export function indiaClock(at: Date): string {
  return clock.format(at)
}

/** Greets by the hour in India. */
export function greet(at: Date): string {
  const hour = Number(indiaClock(at).slice(0, 2))
  if (hour >= 4 && hour < 12) return 'Good morning.'
  return hour >= 12 && hour < 17 ? 'Good afternoon.' : 'Good evening.'
}
