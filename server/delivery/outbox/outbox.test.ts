import { describe, expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import {
  email,
  event,
  later,
  noon,
  put,
  rows,
  toStaff,
  toVisitor,
  toWebhook,
} from '#tests/support/outbox-messages.ts'
import { dropHeld, holdMessages, releaseHeld } from './held-messages.ts'
import type { Message } from './message.ts'
import { dropUnsentWebhooks, enqueue, eraseMessages, resend } from './outbox.ts'
import { claimMessages, leaseMs, markFailed, markOutage, markSent } from './outbox-lease.ts'
import { readOutboxState } from './outbox-state.ts'

const claim = (db: Database, by: string, now = noon) =>
  claimMessages(db, { channel: 'email', by, limit: 10, now })

describe('a message in the outbox', () => {
  test('is not there when what it is about could not be written', async () => {
    const db = await openTestDatabase()
    const failing = db.transaction().execute(async (transaction) => {
      await enqueue(transaction, [toStaff])
      throw new Error('no room for the enquiry')
    })
    await expect(failing).rejects.toThrow('no room')
    expect(await rows(db)).toEqual([])
  })

  test('can’t be written without the transaction of what it is about', async () => {
    const db = await openTestDatabase()
    // @ts-expect-error: a connection alone is refused by the compiler
    const write = () => enqueue(db, [])
    expect(await write()).toEqual([])
  })

  test('is what was to be told, to whom and about what, and due at once', async () => {
    const db = await openTestDatabase()
    const toReader: Message = {
      kind: 'newsletter-email',
      email: { ...email, to: { name: '', address: 'Me.Era+palms@gmail.com' } },
    }
    const note: Message = { kind: 'staff-email', email }
    const ids = await put(db, toStaff, toVisitor, toWebhook, toReader, note)
    const at = noon.toISOString()
    const unsent = {
      state: 'waiting',
      attempts: 0,
      created_at: at,
      next_attempt_at: at,
      sent_at: null,
    }
    const nobody = { recipient: null, recipient_folded: null }
    const expected = [
      {
        kind: 'staff-email',
        channel: 'email',
        subject_reference: 'AN-00000001',
        ...nobody,
        body: JSON.stringify(email),
      },
      {
        kind: 'visitor-email',
        channel: 'email',
        subject_reference: 'AN-00000001',
        recipient: 'meera@example.com',
        recipient_folded: 'meera@example.com',
      },
      {
        kind: 'webhook',
        channel: 'webhook',
        subject_reference: 'AN-00000002',
        ...nobody,
        body: JSON.stringify(event),
      },
      {
        kind: 'newsletter-email',
        channel: 'email',
        subject_reference: null,
        recipient: 'Me.Era+palms@gmail.com',
        recipient_folded: 'meera@gmail.com',
      },
      { kind: 'staff-email', channel: 'email', subject_reference: null, ...nobody },
    ]
    const written = await rows(db)
    expect(ids.map((id) => written.find((row) => row.id === id))).toMatchObject(
      expected.map((facts) => ({ ...unsent, ...facts })),
    )
  })

  test('that was given up is counted apart from one that its recipient’s server refuses', async () => {
    const db = await openTestDatabase()
    const ids = await put(db, toStaff, toVisitor, toVisitor, toWebhook, toStaff)
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids
    const errors = { [first]: 'ECONNREFUSED', [second]: 'refused EENVELOPE 550' }
    for (const [id, last_error] of Object.entries({ ...errors, [third]: 'refused EMESSAGE 554' })) {
      const set = { state: 'given-up' as const, last_error }
      await db.updateTable('outbox').set(set).where('id', '=', id).execute()
    }
    // Waits, whatever it failed with before it was to be sent again.
    const again = { last_error: 'refused EENVELOPE 550' }
    await db.updateTable('outbox').set(again).where('id', '=', fourth).execute()
    await markSent(db, fifth, noon)
    expect(await readOutboxState(db, later(-5_000))).toEqual({
      waiting: 1,
      atMailboxes: 0,
      oldestSeconds: 0,
      givenUp: 1,
      refused: 2,
      held: 0,
    })
  })

  test('is counted while it waits, with its age', async () => {
    const db = await openTestDatabase()
    expect(await readOutboxState(db)).toEqual({
      waiting: 0,
      atMailboxes: 0,
      oldestSeconds: 0,
      givenUp: 0,
      refused: 0,
      held: 0,
    })
    await put(db, toStaff, toVisitor)
    await db.transaction().execute((transaction) => enqueue(transaction, [toStaff], later(30_000)))
    // The oldest one's.
    expect(await readOutboxState(db, later(90_000))).toEqual({
      waiting: 3,
      atMailboxes: 0,
      oldestSeconds: 90,
      givenUp: 0,
      refused: 0,
      held: 0,
    })
  })

  test('counts from when it was asked for again, and is not overlooked where a wrong clock wrote that', async () => {
    const db = await openTestDatabase()
    const [id = ''] = await put(db, toStaff)
    await markSent(db, id, noon)
    await resend(db, id, later(600_000))
    expect(await readOutboxState(db, later(610_000))).toMatchObject({ oldestSeconds: 10 })
    expect(await readOutboxState(db, later(0))).toMatchObject({ waiting: 1, oldestSeconds: 600 })
  })
})

describe('held back, as after a restore, a message', () => {
  test('is not sent, counts apart, is no outage’s victim, and goes when it is let go', async () => {
    const db = await openTestDatabase()
    const [sent = ''] = await put(db, toStaff, toVisitor)
    await markSent(db, sent, noon)
    await db.updateTable('outbox').set({ first_failed_at: noon.toISOString() }).execute()
    const held = await db.transaction().execute((all) => holdMessages(all, noon))
    expect(held).toBe(1)
    const muchLater = later(10 * 24 * 60 * 60 * 1000)
    expect(await claim(db, 'one', muchLater)).toEqual([])
    expect(await markOutage(db, 'email', muchLater)).toEqual([])
    expect(await readOutboxState(db, muchLater)).toMatchObject({ waiting: 0, held: 1 })
    await put(db, toWebhook)
    expect(await readOutboxState(db, noon)).toMatchObject({ waiting: 1, held: 1 })
    expect(await releaseHeld(db, muchLater)).toBe(1)
    expect(await claim(db, 'one', muchLater)).toHaveLength(1)
    expect(await releaseHeld(db, muchLater)).toBe(0)
  })

  test('is thrown away when nobody wants it sent, and nothing else is', async () => {
    const db = await openTestDatabase()
    await put(db, toStaff)
    await db.transaction().execute((all) => holdMessages(all, noon))
    await put(db, toVisitor)
    expect(await dropHeld(db)).toBe(1)
    expect(await readOutboxState(db, noon)).toMatchObject({ waiting: 1, held: 0 })
  })
})

describe('a webhook whose receiver is gone for good', () => {
  test('is thrown away, waiting, held back or given up, and nothing else is', async () => {
    const db = await openTestDatabase()
    const [toldId = '', heldId = ''] = await put(db, toWebhook, toWebhook, toStaff)
    await markSent(db, toldId, noon)
    const held = db.updateTable('outbox').set({ held_at: noon.toISOString() })
    await held.where('id', '=', heldId).execute()
    const [lostId = ''] = await put(db, toWebhook)
    const lost = db.updateTable('outbox').set({ state: 'given-up' }).where('id', '=', lostId)
    await lost.execute()
    await put(db, toWebhook)
    await claimMessages(db, { channel: 'webhook', by: 'one', limit: 1, now: noon })
    await put(db, toWebhook)
    // One is being told just now, and is not taken from whoever does it.
    expect(await dropUnsentWebhooks(db, noon)).toBe(3)
    const left = (await rows(db)).map(({ kind, state }) => [kind, state])
    expect(left.sort()).toEqual([
      ['staff-email', 'waiting'],
      ['webhook', 'sent'],
      ['webhook', 'waiting'],
    ])
    expect(await dropUnsentWebhooks(db, later(leaseMs))).toBe(1)
  })
})

describe('sending again', () => {
  async function giveUp(db: Database) {
    await put(db, toStaff)
    const [message] = await claim(db, 'one')
    if (!message) throw new Error('Nothing was claimed.')
    await markFailed(db, message, { error: 'x', nextAttempt: undefined }, noon)
    return message.id
  }

  test('a message that was given up starts its three days again', async () => {
    const db = await openTestDatabase()
    const id = await giveUp(db)
    expect(await readOutboxState(db, noon)).toMatchObject({ waiting: 0, givenUp: 1 })
    expect(await claim(db, 'one', later(leaseMs))).toEqual([])
    expect(await resend(db, id, noon)).toBe(true)
    expect(await rows(db)).toMatchObject([
      {
        state: 'waiting',
        attempts: 0,
        next_attempt_at: noon.toISOString(),
        first_failed_at: null,
        sent_at: null,
        last_error: null,
      },
    ])
    expect(await claim(db, 'one')).toHaveLength(1)
  })

  test('a message that waits, is erased or unknown does nothing', async () => {
    const db = await openTestDatabase()
    const [id = ''] = await put(db, toStaff)
    expect(await resend(db, id)).toBe(false)
    expect(await resend(db, 'unknown')).toBe(false)
    await markSent(db, id, noon)
    await db
      .transaction()
      .execute((transaction) => eraseMessages(transaction, { references: ['AN-00000001'] }))
    expect(await resend(db, id)).toBe(false)
  })
})

test('forgetting touches nobody else’s, and nothing where nobody is named', async () => {
  const db = await openTestDatabase()
  const [staff = '', visitor = ''] = await put(db, toStaff, toVisitor, toWebhook)
  const erase = (...what: [references?: string[], addresses?: string[]]) =>
    db
      .transaction()
      .execute((transaction) =>
        eraseMessages(transaction, { references: what[0], addresses: what[1] }),
      )
  expect(await erase()).toBe(0)
  expect(await erase(['AN-00000009'], ['somebody@example.com'])).toBe(0)
  expect(await erase([], ['meera@example.com'])).toBe(1)
  expect((await rows(db)).map(({ id }) => id)).not.toContain(visitor)
  await markSent(db, staff, noon)
  expect(await erase(['AN-00000001'])).toBe(1)
  expect(await rows(db)).toMatchObject([
    { id: staff, body: null },
    { kind: 'webhook', body: JSON.stringify(event) },
  ])
})

test('forgetting a person erases what was sent and drops what was not', async () => {
  const db = await openTestDatabase()
  const [sent = ''] = await put(db, toVisitor)
  await markSent(db, sent, noon)
  await put(db, toStaff, toWebhook)
  const erased = await db
    .transaction()
    .execute((transaction) =>
      eraseMessages(transaction, { references: ['AN-00000001'], addresses: ['meera@example.com'] }),
    )
  expect(erased).toBe(2)
  const left = await rows(db)
  expect(left).toMatchObject([
    { id: sent, state: 'sent', body: null, recipient: null, recipient_folded: null },
    { kind: 'webhook', state: 'waiting' },
  ])
})
