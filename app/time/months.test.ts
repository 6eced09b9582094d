import { expect, test } from 'vitest'
import { monthsAfter, monthsBefore } from './months.ts'

test.each([
  ['2026-08-15T10:00:00.000Z', '2026-02-15T10:00:00.000Z', '2027-02-15T10:00:00.000Z'],
  // February has no such day: the last one before, and the first that is later.
  ['2026-08-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z', '2027-03-01T00:00:00.000Z'],
])('six months before and after %s', (at, before, after) => {
  expect(monthsBefore(new Date(at), 6).toISOString()).toBe(before)
  expect(monthsAfter(new Date(at), 6).toISOString()).toBe(after)
})
