import { expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { confirmSubscription, endSubscription, subscribe } from './subscribers.server.ts'

const minute = 60_000
const noon = new Date('2025-11-20T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

async function open() {
  const app = await openTestApp()
  return {
    signUp: (at: Date) => subscribe(app, 'meera@example.com', at),
    letters: async () => (await app.db.selectFrom('outbox').selectAll().execute()).length,
    confirm: async () => {
      const { token } = await app.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
      return confirmSubscription(app.db, token ?? '')
    },
    leave: async (at: Date) => {
      const { token } = await app.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
      return endSubscription(app.db, token ?? '', at)
    },
    subscriber: () => app.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow(),
  }
}

test('who has confirmed and signs up again gets no letter, and stays confirmed', async () => {
  const newsletter = await open()
  await newsletter.signUp(noon)
  expect(await newsletter.confirm()).toBe(true)
  const before = await newsletter.subscriber()
  await newsletter.signUp(later(24 * 60 * minute))
  expect(await newsletter.letters()).toBe(1)
  expect(await newsletter.subscriber()).toEqual(before)
})

test('who has not confirmed is asked again, but not within ten minutes', async () => {
  const newsletter = await open()
  await newsletter.signUp(noon)
  await newsletter.signUp(later(10 * minute - 1))
  expect(await newsletter.letters()).toBe(1)
  await newsletter.signUp(later(10 * minute))
  expect(await newsletter.letters()).toBe(2)
})

test('who has left and asks again is asked once, not at each click', async () => {
  const newsletter = await open()
  await newsletter.signUp(noon)
  await newsletter.leave(later(minute))
  await newsletter.signUp(later(2 * minute))
  await newsletter.signUp(later(3 * minute))
  expect(await newsletter.letters()).toBe(2)
})

test('a letter goes at once: whatever delivers is woken', async () => {
  const app = await openTestApp()
  let woken = 0
  const delivery = { ...app.delivery, wake: () => woken++ }
  await subscribe({ ...app, delivery }, 'meera@example.com', noon)
  expect(woken).toBe(1)
})
