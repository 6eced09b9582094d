import { describe, expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestDelivery, refused, testPace, unreachable } from '#tests/support/test-delivery.ts'
import { createLeapFinder } from './clock-leaps.ts'

const hour = 3_600_000
const wasSet = 'the clock was set: messages that wait are tried again now'

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

  test.each([
    ['refused', refused],
    ['not reached', unreachable],
  ])(
    'forward by years while a message is under way that is %s then, it is not given up',
    async (_, fail) => {
      const begun = Promise.withResolvers<void>()
      const ends = Promise.withResolvers<void>()
      let holds = false
      const house = await openTestDelivery(async () => {
        if (holds) {
          begun.resolve()
          await ends.promise
        }
        return fail()
      })
      await house.delivery.start()
      const [id = ''] = await house.put('waits')
      await expect.poll(() => house.failures(id)).toBeGreaterThan(0)
      await house.db.updateTable('outbox').set({ attempts: 20 }).execute()
      holds = true
      house.pass(hour)
      await begun.promise
      house.leap(16 * 365 * 24 * hour)
      await expect.poll(() => house.log.map(({ msg }) => msg)).toContain(wasSet)
      holds = false
      ends.resolve()
      await expect.poll(() => house.failures(id)).toBeGreaterThan(20)
      expect(await house.rows()).toMatchObject([{ id, state: 'waiting' }])
    },
  )

  test('forward by years, a failure that is noted before that is seen gives nothing up', async () => {
    const house = await openTestDelivery(unreachable, { pace: { ...testPace, poll: 2_000 } })
    await house.delivery.start()
    const [id = ''] = await house.put('waits')
    await expect.poll(() => house.tried.length).toBeGreaterThan(12)
    const before = house.tried.length
    house.leap(16 * 365 * 24 * hour)
    await expect.poll(() => house.tried.length).toBeGreaterThan(before + 2)
    expect(await house.rows()).toMatchObject([{ id, state: 'waiting' }])
  })
})
