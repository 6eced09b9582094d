const dayInMinutes = 24 * 60

/**
 * Gives minutes in words, ever coarser: '25 min', '5 h 40 min', '1 day 2 h', '12 days'. `dayMinutes`
 * is how long a day is where only working hours are counted: then it says '1 working day 2 h'.
 */
export function toDuration(minutes: number, dayMinutes = dayInMinutes): string {
  const whole = Math.max(0, Math.floor(minutes))
  if (whole < 60) return `${whole} min`
  if (whole < dayMinutes) return join([Math.floor(whole / 60), 'h'], [whole % 60, 'min'])
  const days = Math.floor(whole / dayMinutes)
  const hours = Math.floor((whole % dayMinutes) / 60)
  const kind = dayMinutes === dayInMinutes ? '' : 'working '
  return join([days, kind + (days === 1 ? 'day' : 'days')], [days < 7 ? hours : 0, 'h'])
}

function join(...parts: [number, string][]) {
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ')
}
