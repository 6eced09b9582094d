import { dayNumber, dayText, readDay } from '#app/time/india.ts'
import { type Days, monthBefore, monthOf } from './periods.ts'

/** The times that can be chosen; `dates` is from one day until another. */
export const rangeChoices = ['4-weeks', '13-weeks', 'year', 'dates'] as const
export type RangeChoice = (typeof rangeChoices)[number]

/** The days that are looked at. */
export interface Range extends Days {
  choice: RangeChoice
  /** India's day, at which the counts end. */
  today: string
}

const weeks = { '4-weeks': 4, '13-weeks': 13 } as const
/** Nobody has figures of longer ago, in days. */
const mostDays = 10 * 366
/** So many weeks stand beside each other; a longer time is shown by months. */
const mostWeeks = 14

/**
 * Reads from an address which time is meant: `time`, and with `dates` both `from` and `until`. Whole
 * weeks, or months of a year, with the running one; thirteen weeks where nothing else can be read.
 */
export function readRange(asked: URLSearchParams, now: Date): Range {
  const today = dayNumber(now)
  const choice = rangeChoices.find((one) => one === asked.get('time')) ?? '13-weeks'
  const range = (from: string, until = dayText(today)) => {
    return { choice, from, until, today: dayText(today) }
  }
  if (choice === 'year') return range(`${monthBefore(monthOf(dayText(today)), 11)}-01`)
  if (choice !== 'dates') return range(lastWeeks(today, weeks[choice]))
  const ends = ['from', 'until'].map((name) => readDay(asked.get(name) ?? ''))
  const [one, other] = ends.map((day) =>
    day === undefined ? undefined : Math.min(Math.max(day, today - mostDays), today),
  )
  if (one === undefined || other === undefined) return range(lastWeeks(today, 13))
  return range(dayText(Math.min(one, other)), dayText(Math.max(one, other)))
}

function lastWeeks(today: number, count: number) {
  return dayText(mondayOf(today) - (count - 1) * 7)
}

/** The Monday of a day's week: the first of January 1970 was a Thursday. */
function mondayOf(day: number) {
  return day - ((((day + 3) % 7) + 7) % 7)
}

/** A week or a month, or as much of it as is looked at. */
export interface Span extends Days {
  /** False while it is not over, and where the range takes only a part of it. */
  isWhole: boolean
}

/** Gives the weeks of a range, Monday first; the first and the last may be cut. */
export function listWeeks(range: Range): Span[] {
  return cut(range, (day) => [mondayOf(day), mondayOf(day) + 6])
}

/** Gives the months of a range; the first and the last may be cut. */
export function listMonths(range: Range): Span[] {
  return cut(range, (day) => {
    const month = monthOf(dayText(day))
    const first = readDay(`${month}-01`) ?? day
    return [first, (readDay(`${monthBefore(month, -1)}-01`) ?? day) - 1]
  })
}

/** Gives what a chart of a range is made of: its weeks, or its months where those would be too many. */
export function listBars(range: Range): { by: 'week' | 'month'; spans: Span[] } {
  const inWeeks = listWeeks(range)
  return inWeeks.length <= mostWeeks
    ? { by: 'week', spans: inWeeks }
    : { by: 'month', spans: listMonths(range) }
}

function cut({ from, until, today }: Range, around: (day: number) => [number, number]): Span[] {
  const [start = 0, end = 0, now = 0] = [from, until, today].map((day) => readDay(day))
  const spans: Span[] = []
  for (let day = start; day <= end; ) {
    const [first, last] = around(day)
    const isWhole = first >= start && last <= end && last < now
    spans.push({ from: dayText(day), until: dayText(Math.min(last, end)), isWhole })
    day = last + 1
  }
  return spans
}
