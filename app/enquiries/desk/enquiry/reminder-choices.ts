import { momentWords } from '#app/time/day-words.ts'
import { dayMs, indiaDay, indiaInstant } from '#app/time/india.ts'
import { findOpening, isOpenAt, type WorkingHours } from '#app/time/working-hours.ts'

/** A time at which one may be reminded. */
export interface ReminderChoice {
  /** An instant in UTC. */
  at: string
  words: string
}

/** A reminder that comes sooner than this is none, in ms. */
const soonMs = 30 * 60 * 1000

/**
 * Gives the times that are proposed for a reminder: two of today's, the next two days on which
 * somebody is there, and the first of next week's. Each once, only within working hours.
 */
export function listReminderChoices(now: Date, hours: WorkingHours): ReminderChoice[] {
  const today = indiaDay(now)
  const soon = new Date(now.getTime() + soonMs)
  const todays = [indiaInstant(today, '13:00'), indiaInstant(today, '17:00')].filter(
    (at) => at >= soon && isOpenAt(at, hours),
  )
  const next = findOpening(startOfDay(now, 1), hours)
  const after = next && findOpening(startOfDay(next, 1), hours)
  const monday = findOpening(startOfDay(now, daysToMonday(today)), hours)
  const all = [...todays, next, after, monday].flatMap((at) => at?.toISOString() ?? [])
  return [...new Set(all)].sort().map((at) => ({ at, words: momentWords(at, now) }))
}

/**
 * Reads a time as a browser's field gives it, India's: `2026-11-22T13:00`. Undefined for what is
 * none.
 */
export function readIndiaTime(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d)?$/.exec(text) ?? []
  if (!day || !time) return undefined
  const at = indiaInstant(day, time)
  return Number.isNaN(at.getTime()) ? undefined : at
}

function startOfDay(at: Date, daysLater: number) {
  return indiaInstant(indiaDay(new Date(at.getTime() + daysLater * dayMs)))
}

function daysToMonday(day: string) {
  return (8 - new Date(`${day}T00:00Z`).getUTCDay()) % 7 || 7
}
