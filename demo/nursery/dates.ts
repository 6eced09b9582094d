import { dayMs, dayNumber, dayText, indiaInstant, toIndia } from '#app/time/india.ts'
import { addWorkingMinutes, findOpening, type WorkingHours } from '#app/time/working-hours.ts'
import type { Random } from './random.ts'

const hourMs = 60 * 60 * 1_000

/** How many days of the nursery's past there are. */
export const pastDays = 183

/** Gives the instant of India's clock so many days before `until`, as in `daysBefore(until, 3, '11:30')`. */
export function daysBefore(until: Date, days: number, time: string): Date {
  return indiaInstant(dayText(dayNumber(until) - days), time)
}

/** Gives an instant so many seconds after another one. */
export function later(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1_000)
}

/** How much visitors write in each hour of India's day, from midnight on. */
const byHour = [
  1, 0, 0, 0, 0, 1, 3, 6, 8, 11, 14, 14, 11, 8, 7, 8, 9, 10, 12, 14, 15, 13, 8, 4,
] as const
/** The same by weekday, Sunday first: people think of their balcony at the weekend. */
const byWeekday = [13, 10, 9, 9, 9, 10, 13] as const

/** Gives so many instants of the past days at which a visitor may plausibly have written, in order. */
export function listVisitTimes(random: Random, until: Date, count: number): Date[] {
  const days = Array.from({ length: pastDays }, (_, back) => {
    const day = dayNumber(until) - back
    const weekday = new Date(day * dayMs).getUTCDay()
    // The shop is better known by now than half a year ago.
    return { day, weight: (byWeekday[weekday] ?? 10) * (1.6 - back / pastDays) }
  })
  const times: Date[] = []
  while (times.length < count) {
    const { day } = pickByWeight(random, days)
    const hour = pickByWeight(
      random,
      byHour.map((weight, hour) => ({ hour, weight })),
    ).hour
    const start = indiaInstant(dayText(day)).getTime()
    const at = new Date(start + (hour * 3_600 + random.between(0, 3_599)) * 1_000)
    if (at < until) times.push(at)
  }
  return times.sort((one, other) => one.getTime() - other.getTime())
}

/** Gives so many instants of the last day at which somebody may have written, in order. */
export function listLatestTimes(random: Random, until: Date, count: number): Date[] {
  const times: Date[] = []
  while (times.length < count) {
    const at = later(until, -random.between(300, 86_400))
    if ((byHour[Math.floor((toIndia(at) % dayMs) / hourMs)] ?? 0) > 2) times.push(at)
  }
  return times.sort((one, other) => one.getTime() - other.getTime())
}

/** Gives one of a list, the more often the more it weighs. */
export function pickByWeight<Item extends { weight: number }>(
  random: Random,
  items: readonly Item[],
): Item {
  let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0)
  const found = items.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return found ?? (items.at(-1) as Item)
}

/** Gives an instant so many working minutes after another one, at which somebody is there. */
export function workedAfter(from: Date, minutes: number, hours: WorkingHours): Date {
  const at = addWorkingMinutes(from, minutes, hours) ?? from
  return findOpening(at, hours) ?? at
}
