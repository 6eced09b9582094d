import { describe, expect, test } from 'vitest'
import { insertRows } from '#database/insert-rows.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestDelivery, refused, refusedForGood } from '#tests/support/test-delivery.ts'
import type { Message } from './message.ts'
import { outboxRows, resend } from './outbox.ts'

const minute = 60_000
const start = Date.parse('2025-11-20T12:00:00Z')

/** A letter with a link that lets somebody in, a quarter of an hour long. */
const link: Message = {
  kind: 'staff-link-email',
  email: { to: { name: '', address: 'ravi@example.com' }, subject: 'link', text: '', html: '' },
  expiresAt: new Date(start + 15 * minute),
}
const emptied = { body: null, recipient: null, recipient_folded: null }

describe('a message whose link expires', () => {
  test('leaves nothing of itself behind once it is sent, and is not sent again', async () => {
    const house = await openTestDelivery(() => undefined)
    await house.delivery.start()
    const [id = ''] = await house.write(link)
    house.delivery.wake()
    const state = async () => (await house.rows())[0]?.state
    await expect.poll(state).toBe('sent')
    expect(await house.rows()).toMatchObject([{ ...emptied, kind: 'staff-link-email' }])
    expect(await resend(house.db, id)).toBe(false)
  })

  test('that the recipient’s server refuses for good leaves nothing behind either', async () => {
    const house = await openTestDelivery(refusedForGood)
    await house.delivery.start()
    await house.write(link)
    house.delivery.wake()
    await expect.poll(house.state).toMatchObject({ refused: 1 })
    expect(await house.rows()).toMatchObject([{ ...emptied, state: 'given-up' }])
  })

  test('is tried no more when its time is over, is emptied, and nobody has to be woken', async () => {
    const house = await openTestDelivery(refused)
    await house.delivery.start()
    const [id = ''] = await house.write(link)
    house.delivery.wake()
    await expect.poll(() => house.failures(id)).toBe(1)
    expect((await house.rows())[0]?.body).toContain('link')
    house.pass(15 * minute)
    await expect.poll(house.state).toEqual({
      waiting: 0,
      atMailboxes: 0,
      oldestSeconds: 0,
      givenUp: 0,
      refused: 0,
      held: 0,
    })
    expect(await house.rows()).toMatchObject([{ ...emptied, last_error: 'expired' }])
    expect(house.tried).toEqual(['link'])
    expect(await resend(house.db, id)).toBe(false)
  })

  test('is emptied although no mail server is set up any more', async () => {
    const house = await openTestDelivery(() => undefined)
    await house.write(link)
    house.pass(16 * minute)
    await house.delivery.start()
    expect(await house.rows()).toMatchObject([emptied])
    expect(house.tried).toEqual([])
  })

  testOnce('is emptied with more others than one statement takes ids', async () => {
    const house = await openTestDelivery(() => undefined)
    const rows = outboxRows(Array<Message>(40_000).fill(link), new Date(start)).map(
      ({ subject_reference: _, ...row }) => row,
    )
    await house.db
      .transaction()
      .execute((transaction) => insertRows(transaction, 'outbox', rows).execute())
    house.pass(16 * minute)
    await house.delivery.start()
    const left = await house.db.selectFrom('outbox').select('id').where('body', 'is not', null)
    expect(await left.execute()).toEqual([])
  })
})
