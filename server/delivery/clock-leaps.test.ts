import { describe, expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestDelivery, refused, testPace, unreachable } from '#tests/support/test-delivery.ts'
import { createLeapFinder } from './clock-leaps.ts'

const hour = 3_600_000

test('a clock is found to be set once, in either direction, and not for going a little astray', () => {
  let [clock, elapsed] = [0, 0]
  const hasLeapt = createLeapFinder(
    () => new Date(clock),
    () => elapsed,
  )
  const after = (ms: number, passed: number) => {
    clock += ms
    elapsed += passed
    return hasLeapt()
  }
  expect(after(3 * hour, 3 * hour)).toBe(false)
  expect(after(2_000, 7_000)).toBe(false)
  expect(after(-hour, 2_000)).toBe(true)
  expect(after(2_000, 2_000)).toBe(false)
  expect(after(hour, 2_000)).toBe(true)
})

describe('when the clock is set', () => {
  test('back, what waits for its next attempt is sent at once and not when that time comes again', async () => {
    let refusing = true
    const house = await openTestDelivery(() => (refusing ? refused() : undefined))
    await house.delivery.start()
    const [id = ''] = await house.put('waits')
    await expect.poll(() => house.failures(id)).toBe(1)
    refusing = false
    house.leap(-hour)
    await expect.poll(house.sent).toEqual(['waits'])
  })

  test('forward by years, what has failed for a minute is not given up', async () => {
    const house = await openTestDelivery(unreachable, { pace: { ...testPace, firstProbe: 10 } })
    await house.delivery.start()
    const [id = ''] = await house.put('waits')
    await expect.poll(() => house.tried.length).toBeGreaterThan(12)
    const before = house.tried.length
    house.leap(16 * 365 * 24 * hour)
    await expect.poll(() => house.tried.length).toBeGreaterThan(before + 12)
    expect(await house.rows()).toMatchObject([{ id, state: 'waiting' }])
  })
})
