import { dayMs, dayText, fromIndia, toIndia } from './india.ts'

const minuteMs = 60_000
/** Closed for longer than this, nothing is counted any more. */
const mostDays = 3_660

/** From and to in minutes after midnight, India's time; undefined on a day that is always closed. */
export type OpenHours = { from: number; to: number } | undefined

/** When somebody is there to answer. */
export interface WorkingHours {
  /** By weekday, Sunday first. */
  week: readonly OpenHours[]
  /** India's days such as `2026-01-26` on which nobody is, whatever the weekday. */
  closedDays: readonly string[]
}

/**
 * Gives the working time between two instants in whole minutes, rounded down; 0 when `to` is not
 * after `from`.
 */
export function workingMinutes(from: Date, to: Date, hours: WorkingHours): number {
  const [start, end] = [toIndia(from), toIndia(to)]
  let sum = 0
  for (let day = Math.floor(start / dayMs); day * dayMs < end; day += 1) {
    const open = openOn(day, hours)
    if (!open) continue
    sum += Math.max(0, Math.min(open.to, end) - Math.max(open.from, start))
  }
  return Math.floor(sum / minuteMs)
}

/** Tells whether somebody is there at an instant. */
export function isOpenAt(at: Date, hours: WorkingHours): boolean {
  const local = toIndia(at)
  const open = openOn(Math.floor(local / dayMs), hours)
  return open !== undefined && local >= open.from && local < open.to
}

/** Gives the first instant, this one or later, at which somebody is there; undefined: never. */
export function findOpening(at: Date, hours: WorkingHours): Date | undefined {
  const local = toIndia(at)
  const first = Math.floor(local / dayMs)
  for (let day = first; day < first + mostDays; day += 1) {
    const open = openOn(day, hours)
    if (open && local < open.to) return fromIndia(Math.max(local, open.from))
  }
  return undefined
}

/** Gives when so many working minutes after an instant have passed; undefined: never. */
export function addWorkingMinutes(
  from: Date,
  minutes: number,
  hours: WorkingHours,
): Date | undefined {
  const start = toIndia(from)
  const first = Math.floor(start / dayMs)
  let left = minutes * minuteMs
  for (let day = first; day < first + mostDays; day += 1) {
    const open = openOn(day, hours)
    if (!open) continue
    const begin = Math.max(open.from, start)
    const room = open.to - begin
    if (room <= 0) continue
    if (left <= room) return fromIndia(begin + left)
    left -= room
  }
  return undefined
}

/**
 * Gives when so many working days of silence have passed: at the same time of the day on the last
 * of them, or as near to it as that day's hours come; undefined: never. What happens outside
 * working hours counts from when somebody is there again.
 */
export function addWorkingDays(from: Date, days: number, hours: WorkingHours): Date | undefined {
  const opening = findOpening(from, hours)
  if (!opening || days <= 0) return opening
  const start = toIndia(opening)
  const first = Math.floor(start / dayMs)
  let left = days
  for (let day = first + 1; day < first + mostDays; day += 1) {
    const open = openOn(day, hours)
    if (!open) continue
    left -= 1
    if (left > 0) continue
    const sameTime = day * dayMs + (start % dayMs)
    return fromIndia(Math.min(Math.max(sameTime, open.from), open.to - minuteMs))
  }
  return undefined
}

/** Gives how long a day is where only working hours are counted, in minutes: the week's longest. */
export function dayMinutesOf({ week }: WorkingHours): number {
  return Math.max(60, ...week.map((open) => (open ? open.to - open.from : 0)))
}

/** The hours of one of India's days, counted from 1970, in ms of India's time. */
function openOn(day: number, { week, closedDays }: WorkingHours) {
  // The first of January 1970 was a Thursday.
  const open = week[(((day + 4) % 7) + 7) % 7]
  if (!open || open.to <= open.from) return undefined
  if (closedDays.includes(dayText(day))) return undefined
  return { from: day * dayMs + open.from * minuteMs, to: day * dayMs + open.to * minuteMs }
}
