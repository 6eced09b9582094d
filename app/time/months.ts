/** Gives the instant so many months before another; in a month without its day, at the end of that month. */
export function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0)
  return before
}

/**
 * Gives the first instant of which another is more than so many months before: in a month without its day
 * that is when the next month begins.
 */
export function monthsAfter(at: Date, months: number): Date {
  const after = new Date(at)
  after.setUTCMonth(after.getUTCMonth() + months)
  if (after.getUTCDate() !== at.getUTCDate()) {
    after.setUTCDate(1)
    after.setUTCHours(0, 0, 0, 0)
  }
  return after
}
