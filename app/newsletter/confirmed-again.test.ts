import { expect } from 'vitest'
import type { Database } from '#database/connection.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { restoredNewsletter } from './restored-list.server.ts'
import { confirmSubscription, endSubscription, subscribe } from './subscribers.server.ts'

const minute = 60_000
const noon = new Date('2025-11-20T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

async function open() {
  const app = await openTestApp()
  return {
    db: app.db,
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
    /** Restores it as a backup over another one. */
    restoreOver: async ({ db }: { db: Database }) =>
      writeTransaction(app.db, await restoredNewsletter.readReplaced(db)),
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

test('who left while the clock was years ahead can come back when it is right', async () => {
  const newsletter = await open()
  await newsletter.signUp(noon)
  await newsletter.leave(later(15 * 365 * 24 * 60 * minute))
  await newsletter.signUp(later(60 * minute))
  await newsletter.signUp(later(61 * minute))
  expect(await newsletter.letters()).toBe(2)
  expect(await newsletter.confirm()).toBe(true)
})

test('who came while the clock was years ahead and left when it was right is not brought back by the first letter', async () => {
  const newsletter = await open()
  await newsletter.signUp(later(15 * 365 * 24 * 60 * minute))
  expect(await newsletter.confirm()).toBe(true)
  await newsletter.leave(noon)
  expect(await newsletter.confirm()).toBe(false)
  await newsletter.signUp(later(minute))
  expect(await newsletter.letters()).toBe(2)
  expect(await newsletter.confirm()).toBe(true)
})

test('who had left before a backup of earlier was restored can come back', async () => {
  const [newsletter, replaced] = [await open(), await open()]
  for (const each of [newsletter, replaced]) {
    await each.signUp(noon)
    expect(await each.confirm()).toBe(true)
  }
  await replaced.leave(later(minute))
  expect(await newsletter.restoreOver(replaced)).toBe(1)
  expect(await newsletter.subscriber()).toMatchObject({ unsubscribed_at: expect.any(String) })
  await newsletter.signUp(later(60 * minute))
  expect(await newsletter.letters()).toBe(2)
  expect(await newsletter.confirm()).toBe(true)
})

test('a letter goes at once: whatever delivers is woken', async () => {
  const app = await openTestApp()
  let woken = 0
  const delivery = { ...app.delivery, wake: () => woken++ }
  await subscribe({ ...app, delivery }, 'meera@example.com', noon)
  expect(woken).toBe(1)
})
