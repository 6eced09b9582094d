import { describe, expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import { leastAttempts } from '#server/delivery/retry-delay.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import {
  event,
  later,
  noon,
  put,
  rows,
  toStaff,
  toVisitor,
  toWebhook,
} from '#tests/support/outbox-messages.ts'
import { enqueue } from './outbox.ts'
import {
  claimMessages,
  leaseMs,
  makeDue,
  markFailed,
  markOutage,
  markSent,
  releaseMessages,
} from './outbox-lease.ts'

const claim = (db: Database, by: string, now = noon, limit = 10) =>
  claimMessages(db, { channel: 'email', by, limit, now })
/** Makes of a message what the test says it is. */
const set = (db: Database, id: string, facts: Partial<OutboxRow>) =>
  db.updateTable('outbox').set(facts).where('id', '=', id).execute()

describe('a lease', () => {
  test('gives each message to one process only', async () => {
    const db = await openTestDatabase()
    await put(db, toStaff, toVisitor, toWebhook)
    const [one, other] = await Promise.all([claim(db, 'one', noon, 1), claim(db, 'other')])
    const ids = [...one, ...other].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    expect(await claim(db, 'third')).toEqual([])
  })

  test('runs out when its process died, and not before', async () => {
    const db = await openTestDatabase()
    await put(db, toStaff)
    await claim(db, 'dies')
    // A whole attempt may take 45 seconds; until a lease ends nobody else may try.
    expect(await claim(db, 'lives', later(59_999))).toEqual([])
    expect(await claim(db, 'lives', later(60_000))).toMatchObject([{ attempts: 2 }])
  })

  test('that a wrong clock gave keeps nobody from sending, nor does a time that was its own', async () => {
    const db = await openTestDatabase()
    const twoDays = 48 * 60 * 60 * 1000
    await db.transaction().execute((transaction) => enqueue(transaction, [toStaff], later(twoDays)))
    expect(await claim(db, 'ahead', later(twoDays))).toHaveLength(1)
    expect(await claim(db, 'right', noon)).toMatchObject([{ leased_by: 'right', attempts: 2 }])
    // Of two clocks that differ a little neither takes what the other holds.
    expect(await claim(db, 'behind', later(-leaseMs))).toEqual([])
  })

  test('is not given again to who is sending the message, although it ended', async () => {
    const db = await openTestDatabase()
    const [first = '', second = ''] = await put(db, toStaff, toVisitor)
    await claim(db, 'one', noon)
    const options = { channel: 'email', by: 'one', limit: 10, now: later(leaseMs) } as const
    const again = await claimMessages(db, { ...options, except: [first] })
    expect(again).toMatchObject([{ id: second, attempts: 2 }])
  })

  test('that was handed back can be taken at once', async () => {
    const db = await openTestDatabase()
    await put(db, toStaff)
    await claim(db, 'stops')
    await releaseMessages(db, 'stops')
    expect(await claim(db, 'other')).toHaveLength(1)
  })

  test('that passed on to another process keeps the first from noting its failure', async () => {
    const db = await openTestDatabase()
    await put(db, toStaff)
    const [slow] = await claim(db, 'slow')
    await claim(db, 'quick', later(leaseMs))
    if (slow) await markFailed(db, slow, { error: 'x', nextAttempt: noon }, later(leaseMs))
    expect(await rows(db)).toMatchObject([{ leased_by: 'quick', last_error: null }])
  })

  test('is of one channel only, as many as it has room for, the longest due first', async () => {
    const db = await openTestDatabase()
    const [, late = '', early = ''] = await put(db, toWebhook, toStaff, toStaff, toVisitor)
    const due = (id: string, ms: number) =>
      db
        .updateTable('outbox')
        .set({ next_attempt_at: later(ms).toISOString() })
        .where('id', '=', id)
        .execute()
    await due(late, -1_000)
    await due(early, -2_000)
    expect(await claim(db, 'one', noon, 1)).toMatchObject([{ id: early, attempts: 1 }])
    expect(await claim(db, 'one', noon, 1)).toMatchObject([{ id: late }])
    expect(await claim(db, 'one')).toMatchObject([{ kind: 'visitor-email', leased_by: 'one' }])
    const calls = await claimMessages(db, { channel: 'webhook', by: 'one', limit: 10, now: noon })
    expect(calls).toMatchObject([{ kind: 'webhook', body: JSON.stringify(event) }])
  })

  test('is given on nothing that is not due, was sent, given up or erased', async () => {
    const db = await openTestDatabase()
    const [waits = '', sent = '', lost = '', erased = ''] = await put(
      db,
      ...Array.from({ length: 4 }, () => toStaff),
    )
    await set(db, waits, { next_attempt_at: later(1).toISOString() })
    await markSent(db, sent, noon)
    await set(db, lost, { state: 'given-up' })
    await set(db, erased, { body: null })
    expect(await claim(db, 'one')).toEqual([])
    expect(await claim(db, 'one', later(1))).toMatchObject([{ id: waits }])
  })

  test('handed back is one’s own only, and nothing that was sent', async () => {
    const db = await openTestDatabase()
    const [first = ''] = await put(db, toStaff)
    await claim(db, 'one')
    await put(db, toVisitor)
    await claim(db, 'other')
    await db.updateTable('outbox').set({ state: 'sent' }).where('id', '=', first).execute()
    await releaseMessages(db, 'one')
    expect((await rows(db)).map(({ leased_by }) => leased_by)).toEqual(['one', 'other'])
    await releaseMessages(db, 'other')
    expect(await rows(db)).toMatchObject([
      { leased_by: 'one' },
      { leased_by: null, leased_until: null },
    ])
  })

  test('prefers what was tried least, so that one bad message holds up no other', async () => {
    const db = await openTestDatabase()
    const [bad] = await put(db, toStaff)
    await claim(db, 'one')
    await releaseMessages(db, 'one')
    const [good] = await put(db, toVisitor)
    expect(await claim(db, 'one', noon, 1)).toMatchObject([{ id: good }])
    expect(await claim(db, 'one', noon, 1)).toMatchObject([{ id: bad }])
  })
})

describe('what came of an attempt', () => {
  test('that succeeded is noted with its time, whatever was wrong before', async () => {
    const db = await openTestDatabase()
    const [sent = ''] = await put(db, toStaff, toWebhook)
    await claim(db, 'one')
    await db.updateTable('outbox').set({ last_error: 'ECONNREFUSED' }).execute()
    await markSent(db, sent, later(5))
    expect(await rows(db)).toMatchObject([
      {
        id: sent,
        state: 'sent',
        sent_at: later(5).toISOString(),
        leased_by: null,
        leased_until: null,
        last_error: null,
      },
      { state: 'waiting', sent_at: null, last_error: 'ECONNREFUSED' },
    ])
  })

  test('that failed keeps the time of the first failure, and when to try again', async () => {
    const db = await openTestDatabase()
    await put(db, toStaff)
    for (const ms of [1_000, 2_000]) {
      const [message] = await claim(db, 'one', later(ms))
      if (!message) throw new Error('Nothing was claimed.')
      const failure = { error: `after ${ms}`, nextAttempt: later(ms + 500) }
      await markFailed(db, message, failure, later(ms))
    }
    expect(await rows(db)).toMatchObject([
      {
        state: 'waiting',
        first_failed_at: later(1_000).toISOString(),
        next_attempt_at: later(2_500).toISOString(),
        last_error: 'after 2000',
        leased_by: null,
        leased_until: null,
      },
    ])
  })

  test('for the last time is noted with that time', async () => {
    const db = await openTestDatabase()
    await put(db, toStaff, toVisitor)
    const [message] = await claim(db, 'one', noon, 1)
    if (!message) throw new Error('Nothing was claimed.')
    await markFailed(db, message, { error: 'x', nextAttempt: undefined }, later(7))
    const [given, other] = (await rows(db)).sort((row) => (row.id === message.id ? -1 : 1))
    expect(given).toMatchObject({ state: 'given-up', next_attempt_at: later(7).toISOString() })
    expect(other).toMatchObject({ state: 'waiting', last_error: null })
  })

  test('that failed after all does not undo what somebody noted as sent', async () => {
    const db = await openTestDatabase()
    await put(db, toStaff)
    const [message] = await claim(db, 'one')
    if (!message) throw new Error('Nothing was claimed.')
    await db.updateTable('outbox').set({ state: 'sent' }).execute()
    await markFailed(db, message, { error: 'x', nextAttempt: undefined }, noon)
    expect(await rows(db)).toMatchObject([{ state: 'sent', last_error: null }])
  })
})

describe('an outage', () => {
  const threeDays = 72 * 3_600_000

  test('counts against every message of its channel that was due', async () => {
    const db = await openTestDatabase()
    const [due = '', before = '', notYet = '', sent = ''] = await put(
      db,
      ...Array.from({ length: 4 }, () => toStaff),
      toWebhook,
    )
    await set(db, before, { first_failed_at: later(-9).toISOString() })
    await set(db, notYet, { next_attempt_at: later(1).toISOString() })
    await set(db, sent, { state: 'sent' })
    expect(await markOutage(db, 'email', noon)).toEqual([])
    const failed = (await rows(db)).filter(({ first_failed_at }) => first_failed_at)
    const since = Object.fromEntries(failed.map((row) => [row.id, row.first_failed_at]))
    expect(since).toEqual({ [due]: noon.toISOString(), [before]: later(-9).toISOString() })
  })

  test('of three days gives up what failed all along, but nothing that is being sent or was hardly tried', async () => {
    const db = await openTestDatabase()
    const [old = '', young = '', busy = '', sent = '', untried = ''] = await put(
      db,
      ...Array.from({ length: 5 }, () => toStaff),
      toWebhook,
    )
    const failing = { first_failed_at: noon.toISOString(), attempts: leastAttempts }
    await db.updateTable('outbox').set(failing).execute()
    await set(db, untried, { attempts: leastAttempts - 1 })
    await set(db, old, { leased_by: 'dead', leased_until: later(threeDays).toISOString() })
    await set(db, young, { first_failed_at: later(1).toISOString() })
    await set(db, busy, { leased_by: 'alive', leased_until: later(threeDays + 1).toISOString() })
    await set(db, sent, { state: 'sent' })
    expect(await markOutage(db, 'email', later(threeDays))).toEqual([old])
    const given = (await rows(db)).filter(({ state }) => state === 'given-up')
    expect(given).toMatchObject([{ id: old, leased_by: null, leased_until: null }])
  })
})

test('a start makes due what waits on its channel, and leaves the time of what was due', async () => {
  const db = await openTestDatabase()
  const [due = '', waits = '', sent = ''] = await put(db, toStaff, toStaff, toStaff, toWebhook)
  const times = { [due]: -1_000, [waits]: 1_000, [sent]: 1_000 }
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: later(1_000).toISOString() })
    .execute()
  for (const [id, ms] of Object.entries(times)) {
    const facts = { next_attempt_at: later(ms).toISOString() }
    await db.updateTable('outbox').set(facts).where('id', '=', id).execute()
  }
  await db.updateTable('outbox').set({ state: 'sent' }).where('id', '=', sent).execute()
  await makeDue(db, 'email', noon)
  const found = await rows(db)
  const timeOf = (id: string) => found.find((row) => row.id === id)?.next_attempt_at
  expect(timeOf(due)).toBe(later(-1_000).toISOString())
  expect(timeOf(waits)).toBe(noon.toISOString())
  expect(timeOf(sent)).toBe(later(1_000).toISOString())
  const call = found.find(({ kind }) => kind === 'webhook')
  expect(call?.next_attempt_at).toBe(later(1_000).toISOString())
})
