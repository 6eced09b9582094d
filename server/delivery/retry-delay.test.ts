import { describe, expect, test } from 'vitest'
import { giveUpAfterMs, leastAttempts, retryDelayMs } from './retry-delay.ts'

const minute = 60_000
const hour = 60 * minute

/** The waits between all attempts of a message that always fails, in milliseconds. */
function waits(random: () => number) {
  const delays: number[] = []
  let since = 0
  for (;;) {
    const delay = retryDelayMs(since, delays.length + 1, random)
    if (delay === undefined) return delays
    delays.push(delay)
    since += delay
  }
}

describe.each([
  ['the shortest waits', () => 0],
  ['the longest waits', () => 0.999_999],
  ['waits by chance', Math.random],
])('a message that always fails, by %s', (_, random) => {
  test('is tried again within 10 seconds', () => {
    const delays = waits(random)
    expect(delays[0]).toBeGreaterThanOrEqual(3_000)
    expect(delays[0]).toBeLessThanOrEqual(8_000)
  })

  test('never waits longer than 15 minutes in its first hour, nor 2 hours after it', () => {
    let since = 0
    for (const delay of waits(random)) {
      expect(delay).toBeLessThanOrEqual(since < hour ? 15 * minute : 2 * hour)
      since += delay
    }
  })

  test('is given up after three days, with a last attempt at their end', () => {
    const delays = waits(random)
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeCloseTo(giveUpAfterMs, 3)
    expect(giveUpAfterMs).toBe(72 * hour)
    expect(delays.length).toBeLessThan(150)
  })
})

test.each([
  [10 * minute, 0, 5 * minute],
  [10 * minute, 1, 10 * minute],
  [59 * minute, 1, 15 * minute],
  [hour, 1, hour],
  [5 * hour, 1, 2 * hour],
])('a message that has failed for %i ms waits, at chance %i, %i ms', (since, chance, wait) => {
  expect(retryDelayMs(since, 3, () => chance)).toBe(wait)
})

test('a message that a clock in the past made old is given up after ten attempts, and not before', () => {
  const years = 16 * 365 * 24 * hour
  expect(retryDelayMs(years, leastAttempts - 1, () => 1)).toBe(2 * hour)
  expect(retryDelayMs(giveUpAfterMs, leastAttempts - 1, () => 0)).toBe(hour)
  expect(retryDelayMs(years, leastAttempts)).toBeUndefined()
  expect(leastAttempts).toBe(10)
})
