import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestDelivery, testPace } from '#tests/support/test-delivery.ts'
import { DeliveryError } from './channels/transport.ts'

test('What failed after a long while is tried again after as long a while', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  let fail = (_: Error) => {}
  const slow = new Promise<void>((_, reject) => {
    fail = reject
  })
  const house = await openTestDelivery(() => slow)
  await house.delivery.start()
  const [id = ''] = await house.put('slow')
  await expect.poll(() => house.tried).toEqual(['slow'])
  const before = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => before + 300_000)
  fail(new DeliveryError('message', 'ETIMEDOUT DATA'))
  await expect.poll(() => house.failures(id)).toBe(1)
  clock.mockRestore()
  const [row] = await house.rows()
  const waits = Date.parse(row?.next_attempt_at ?? '') - Date.parse(row?.first_failed_at ?? '')
  expect(Math.round(waits / 10_000)).toBe(30)
})

test('What failed with a request to wait is not tried before that, by itself or with its channel', async () => {
  let fail = (_: Error) => {}
  const slow = new Promise<void>((_, reject) => {
    fail = reject
  })
  const busy = new DeliveryError('channel', 'HTTP 429', { waitMs: 7_200_000 })
  const house = await openTestDelivery((subject) => {
    if (subject === 'slow') return slow
    return subject === 'quick' ? undefined : Promise.reject(busy)
  })
  await house.delivery.start()
  const [own = ''] = await house.put('slow')
  await expect.poll(() => house.tried).toEqual(['slow'])
  await house.put('quick')
  await expect.poll(house.sent).toEqual(['quick'])
  fail(busy)
  await expect.poll(() => house.failures(own)).toBe(1)
  const [row] = (await house.rows()).filter(({ id }) => id === own)
  expect(row?.next_attempt_at).toBe('2025-11-20T14:00:00.000Z')
  const [id = ''] = await house.put('a')
  await expect.poll(() => house.failures(id)).toBe(1)
  await house.put('b')
  // Many times its usual distance.
  await wait(20 * testPace.longestProbe)
  expect(house.tried).toEqual(['slow', 'quick', 'a'])
})
