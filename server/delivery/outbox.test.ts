import { describe, expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { enqueue, eraseMessages, type Message, readOutboxState, resend } from './outbox.ts'
import { claimMessages, leaseMs, markFailed, markSent, releaseMessages } from './outbox-lease.ts'

const noon = new Date('2025-11-20T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)
const email = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const toStaff: Message = { kind: 'staff-email', reference: 'AN-00000001', email }
const toVisitor: Message = {
  kind: 'visitor-email',
  reference: 'AN-00000001',
  email: { ...email, to: { name: 'Meera', address: 'meera@example.com' } },
}
const event = { type: 'enquiry.received', timestamp: noon.toISOString(), data: {} }
const toWebhook: Message = { kind: 'webhook', reference: 'AN-00000002', event }

const put = (db: Database, ...messages: Message[]) =>
  db.transaction().execute((transaction) => enqueue(transaction, messages, noon))
const rows = (db: Database) =>
  db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('kind').execute()
const claim = (db: Database, by: string, now = noon, limit = 10) =>
  claimMessages(db, { channel: 'email', by, limit, now })

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

  test('is counted while it waits, with its age', async () => {
    const db = await openTestDatabase()
    expect(await readOutboxState(db)).toEqual({
      waiting: 0,
      oldestSeconds: 0,
      givenUp: 0,
      refused: 0,
    })
    await put(db, toStaff, toVisitor)
    expect(await readOutboxState(db, later(90_000))).toEqual({
      waiting: 2,
      oldestSeconds: 90,
      givenUp: 0,
      refused: 0,
    })
  })
})

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

describe('sending again', () => {
  async function giveUp(db: Database) {
    await put(db, toStaff)
    const [message] = await claim(db, 'one')
    if (!message) throw new Error('Nothing was claimed.')
    await markFailed(db, message, { error: 'x', nextAttempt: undefined }, noon)
    return message.id
  }

  test('a message that was given up starts its three days anew', async () => {
    const db = await openTestDatabase()
    const id = await giveUp(db)
    expect(await readOutboxState(db, noon)).toMatchObject({ waiting: 0, givenUp: 1 })
    expect(await claim(db, 'one', later(leaseMs))).toEqual([])
    expect(await resend(db, id, noon)).toBe(true)
    expect(await rows(db)).toMatchObject([{ state: 'waiting', attempts: 0, first_failed_at: null }])
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
    { id: sent, state: 'sent', body: null, recipient: null },
    { kind: 'webhook', state: 'waiting' },
  ])
})
