import { expect } from 'vitest'
import { clientAddressContext, requestIdContext } from '#server/app-context.ts'
import { createVisitorLimits } from '#server/http/limits/visitor-limits.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { countAddress } from './form-refusal.ts'

const minute = 60_000

test('an address may send so many forms in ten minutes, and the next when the first is so old', () => {
  const { perAddress } = createVisitorLimits({
    limits: { perAddress: 2, perMobile: 0, idlePerAddress: 0 },
  })
  expect(perAddress.take('a', 0)).toEqual({ taken: true })
  expect(perAddress.take('a', minute)).toEqual({ taken: true })
  expect(perAddress.take('a', 10 * minute - 1)).toEqual({ taken: false, retryAfter: 1 })
  expect(perAddress.take('a', 10 * minute)).toEqual({ taken: true })
})

test('the addresses of one household count together, on IPv6 the whole half that it has', async () => {
  const app = await openTestApp({ LIMIT_PER_IP: '1' })
  const send = (address: string) => {
    const { context } = routeArgs(app, new Request('http://localhost:3000/enquiry/create'))
    context.set(clientAddressContext, address)
    context.set(requestIdContext, 'test-request')
    return countAddress(context)?.status
  }
  expect(send('2401:4900:1c2a:b00::1')).toBeUndefined()
  expect(send('2401:4900:1c2a:b00:ffff:1:2:3')).toBe(429)
  expect(send('2401:4900:1c2a:b01::1')).toBeUndefined()
  expect(send('203.0.113.7')).toBeUndefined()
  expect(send('::ffff:203.0.113.7')).toBe(429)
  expect(send('203.0.113.8')).toBeUndefined()
})
