import { type Span, type Water, waterOf, waters } from '#app/catalogue/facts/facts.ts'

/** What is said of the days between waterings where somebody only taps how often. */
const usualDays: Record<Water, Span> = {
  daily: { from: 1, to: 2 },
  twice: { from: 3, to: 5 },
  week: { from: 6, to: 9 },
  rare: { from: 10, to: 14 },
}

/** Gives the usual days between waterings of an answer; undefined for what is none. */
export function usualDaysOf(water: string): Span | undefined {
  const known = waters.find((each) => each === water)
  return known && usualDays[known]
}

/**
 * Reads a span of whole days or centimetres as it is typed: one of its ends is both. Undefined
 * where nothing is typed; what is no number becomes `NaN`, which is refused.
 */
export function readSpan(from: string, to: string): Span | undefined {
  if (!from && !to) return undefined
  return { from: Number(from || to), to: Number(to || from) }
}

/** Gives the answer to which days belong; undefined where they are none. */
export function waterOfTyped(from: string, to: string): Water | undefined {
  const span = readSpan(from, to)
  const isWhole = span && [span.from, span.to].every((end) => Number.isInteger(end) && end > 0)
  return isWhole ? waterOf(span) : undefined
}
