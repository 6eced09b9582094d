import { describe, expect, onTestFinished, test } from 'vitest'
import { restoredNewsletter } from '#app/newsletter/restored-list.server.ts'
import { removeSubscribers } from '#app/newsletter/subscriber-list.server.ts'
import { endSubscription } from '#app/newsletter/subscribers.server.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import type { Database } from '#database/connection.ts'
import { readConfig } from '#server/config.ts'
import { enqueue, eraseMessages } from '#server/delivery/outbox/outbox.ts'
import {
  claimMessages,
  markFailed,
  markOutage,
  markSent,
} from '#server/delivery/outbox/outbox-lease.ts'
import { readOutboxState } from '#server/delivery/outbox/outbox-state.ts'
import { leastAttempts } from '#server/delivery/retry-delay.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { addReaders, beginSomeLetter, carryLetters } from '#tests/support/letters.ts'
import { toStaff } from '#tests/support/outbox-messages.ts'
import { openMailServer } from '#tests/support/receivers/mail-server.ts'
import {
  beginLetter,
  changeLetter,
  createLetter,
  deleteDraft,
  findLetter,
  type LetterChange,
  listLetters,
  saveLetter,
  stopRestoredLetters,
} from './letters.server.ts'
import { writeCopy } from './open-letters.server.ts'
import { sendLetters } from './send-letters.server.ts'

const noon = Date.parse('2026-11-22T06:30:00.000Z')
const after = (seconds: number) => new Date(noon + seconds * 1000)
const config = readConfig({ SMTP_URL: 'smtp://mail.example' }, shopDefaults)

/** A letter to five people, begun at noon; its copies are handed over by the test. */
async function openLetter(readers = 5) {
  const db = await openTestDatabase()
  await addReaders(db, readers)
  const id = await beginSomeLetter(db, after(0))
  /** Hands over what is due, as the delivery does; gives to whom. */
  const carry = async (seconds: number, limit = 100) => {
    const now = after(seconds)
    const due = await claimMessages(db, { channel: 'letter', by: 'test', limit, now })
    const sent: (string | undefined)[] = []
    for (const message of due) {
      const email = await writeCopy(db, message, config, now)
      if (!email) continue
      await markSent(db, message.id, now)
      sent.push(email.to?.address.replace('@example.com', ''))
    }
    return sent.sort()
  }
  const move = (seconds: number) => sendLetters({ db, config }, after(seconds))
  const change = (what: LetterChange, seconds: number) =>
    db
      .transaction()
      .execute((transaction) => changeLetter(transaction, { id, change: what }, 1, after(seconds)))
  const stands = async () => {
    const { state, sent, failed, left_since: left } = (await findLetter(db, id)) ?? {}
    return { state, sent, failed, left }
  }
  return { db, id, carry, move, change, stands }
}

const left = (db: Database, place: number, seconds: number) =>
  endSubscription(db, `token-${place}`, after(seconds))

describe('a draft', () => {
  test('is saved by whoever saw it last, sent as it was looked at, and never changed after that', async () => {
    const db = await openTestDatabase()
    await addReaders(db, 1)
    const id = await db.transaction().execute((one) => createLetter(one, 1))
    const words = { subject: 'a', text: 'b' }
    const save = (version: number, text = 'b') =>
      db
        .transaction()
        .execute((one) => saveLetter(one, { id, version, words: { ...words, text } }, 1))
    const begin = (version: number) =>
      db.transaction().execute((one) => beginLetter(one, { id, version }, 1))
    expect(await begin(1)).toBe(false)
    expect(await save(1)).toBe(2)
    expect(await save(1, 'of somebody who saw the one before')).toBeUndefined()
    expect(await begin(1)).toBe(false)
    expect(await begin(2)).toBe(true)
    expect(await begin(2)).toBe(false)
    expect(await save(2, 'too late')).toBeUndefined()
    expect(await db.transaction().execute((one) => deleteDraft(one, id))).toBe(false)
    expect(await findLetter(db, id)).toMatchObject({ state: 'sending', text: 'b', recipients: 1 })
    const thrown = await db.transaction().execute((one) => createLetter(one, 1))
    expect((await listLetters(db)).map((letter) => letter.id)).toContain(thrown)
    expect(await db.transaction().execute((one) => deleteDraft(one, thrown))).toBe(true)
    expect(await listLetters(db)).toHaveLength(1)
  })

  testOnce('is sent to nobody where nobody is on the list', async () => {
    const db = await openTestDatabase()
    const id = await beginSomeLetter(db)
    expect(await findLetter(db, id)).toMatchObject({ state: 'draft' })
  })
})

describe('a letter on its way', () => {
  test('reaches everybody once, at its pace, and nothing is kept of to whom', async () => {
    const { db, move, carry, stands } = await openLetter()
    expect(await move(0)).toBe(3)
    expect(await move(0)).toBe(0)
    expect(await carry(0)).toEqual(['reader1', 'reader2', 'reader3'])
    expect(await stands()).toEqual({ state: 'sending', sent: 3, failed: 0, left: 0 })
    expect(await readOutboxState(db, after(3_600))).toMatchObject({ waiting: 0, oldestSeconds: 0 })
    expect(await move(1)).toBe(1)
    expect(await move(2)).toBe(1)
    expect(await carry(2)).toEqual(['reader4', 'reader5'])
    expect(await move(3)).toBe(0)
    expect(await stands()).toEqual({ state: 'sent', sent: 5, failed: 0, left: 0 })
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await move(60)).toBe(0)
  })

  test('does not pile up in the outbox while the mail server is away', async () => {
    const { db, move } = await openLetter(20)
    for (let seconds = 0; seconds < 30; seconds += 2) await move(seconds)
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(3)
  })

  test('is never before an e-mail about an enquiry', async () => {
    const { db, move } = await openLetter()
    await move(0)
    await db.transaction().execute((transaction) => enqueue(transaction, [toStaff], after(60)))
    const claim = { channel: 'email', by: 'test', limit: 1, now: after(60) } as const
    expect(await claimMessages(db, claim)).toMatchObject([{ kind: 'staff-email' }])
    expect(await claimMessages(db, claim)).toEqual([])
  })

  test('leaves out who has left since, whether before their turn or in the outbox already', async () => {
    const { db, move, carry, stands } = await openLetter()
    await move(0)
    await left(db, 2, 1)
    await left(db, 5, 1)
    await db
      .transaction()
      .execute((transaction) => removeSubscribers(transaction, ['reader4@example.com']))
    expect(await carry(1)).toEqual(['reader1', 'reader3'])
    expect(await stands()).toMatchObject({ left: 1 })
    await move(4)
    expect(await carry(4)).toEqual([])
    await move(5)
    expect(await stands()).toEqual({ state: 'sent', sent: 2, failed: 0, left: 3 })
  })

  test('does not count who had left before it began, and says so once more meanwhile', async () => {
    const db = await openTestDatabase()
    await addReaders(db, 2)
    await left(db, 1, -60)
    const id = await beginSomeLetter(db, after(0))
    expect(await left(db, 1, 1)).toBe(true)
    await sendLetters({ db, config }, after(2))
    expect(await findLetter(db, id)).toMatchObject({ recipients: 1, left_since: 0 })
  })

  testOnce('goes to nobody who was forgotten, though their copy waits', async () => {
    const { db, move, carry } = await openLetter()
    await move(0)
    const addresses = ['reader2@example.com']
    await db.transaction().execute(async (transaction) => {
      await eraseMessages(transaction, { addresses })
      await removeSubscribers(transaction, addresses)
    })
    expect(await db.selectFrom('outbox').select('recipient').execute()).toHaveLength(2)
    expect(await carry(1)).toEqual(['reader1', 'reader3'])
  })

  test('can be paused, goes on where it was, and can be stopped', async () => {
    const { db, move, carry, change, stands } = await openLetter()
    await move(0)
    expect(await carry(0, 1)).toHaveLength(1)
    expect(await change('continue', 1)).toBe(false)
    expect(await change('pause', 1)).toBe(true)
    expect(await move(10)).toBe(0)
    expect(await carry(10)).toEqual([])
    expect(await carry(11)).toEqual([])
    expect(await stands()).toMatchObject({ state: 'paused', sent: 1 })
    expect(await change('continue', 20)).toBe(true)
    expect(await carry(20, 1)).toHaveLength(1)
    expect(await change('stop', 21)).toBe(true)
    expect(
      await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute(),
    ).toEqual([])
    expect(await move(30)).toBe(0)
    expect(await change('continue', 31)).toBe(false)
    expect(await stands()).toEqual({ state: 'stopped', sent: 2, failed: 0, left: 0 })
  })

  test('that was paused for days after an outage has all its time again to reach everybody', async () => {
    const { db, move, carry, change, stands } = await openLetter(1)
    const day = 24 * 60 * 60
    await move(0)
    await markOutage(db, 'letter', after(1))
    await change('pause', 2)
    for (let look = 0; look < leastAttempts; look += 1) await carry(100 + look * 100)
    await carry(4 * day)
    await change('continue', 4 * day)
    expect(await markOutage(db, 'letter', after(4 * day))).toEqual([])
    expect(await carry(4 * day)).toEqual(['reader1'])
    await move(4 * day)
    expect(await stands()).toEqual({ state: 'sent', sent: 1, failed: 0, left: 0 })
  })

  test('that was stopped while a copy was in hand does not send it', async () => {
    const { db, id, move, change } = await openLetter()
    const isUnderWay = async (seconds: number) =>
      (await findLetter(db, id, after(seconds)))?.isUnderWay
    await move(0)
    const [taken] = await claimMessages(db, {
      channel: 'letter',
      by: 'test',
      limit: 1,
      now: after(0),
    })
    await change('stop', 1)
    expect(await isUnderWay(1)).toBe(true)
    expect(taken && (await writeCopy(db, taken, config, after(1)))).toBeUndefined()
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(await isUnderWay(2)).toBe(false)
  })

  testOnce('counts who could not be reached, and is done without them', async () => {
    const { db, move, carry, stands } = await openLetter(2)
    await move(0)
    const [taken] = await claimMessages(db, {
      channel: 'letter',
      by: 'test',
      limit: 1,
      now: after(0),
    })
    if (taken) await markFailed(db, taken, { error: 'E', nextAttempt: undefined }, after(0))
    expect(await stands()).toMatchObject({ failed: 1 })
    expect(await readOutboxState(db, after(1))).toMatchObject({ givenUp: 0 })
    await carry(1)
    await move(3)
    expect(await stands()).toEqual({ state: 'sent', sent: 1, failed: 1, left: 0 })
  })

  test('of two the one that began first goes first, so that the pace holds for both', async () => {
    const { db, move, carry } = await openLetter(4)
    const second = await beginSomeLetter(db, after(1))
    expect(await move(1)).toBe(3)
    await carry(1)
    expect(await move(2)).toBe(1)
    await carry(2)
    expect(await findLetter(db, second)).toMatchObject({ reached: 0 })
    expect(await move(4)).toBe(3)
    expect((await findLetter(db, second))?.reached).toBeGreaterThan(0)
  })

  test('is stopped by a restore: who got it since, nobody knows', async () => {
    const { db, move, stands } = await openLetter()
    await move(0)
    const restore = () =>
      db.transaction().execute((transaction) => stopRestoredLetters(transaction, after(5)))
    expect(await restore()).toBe(1)
    expect(await restore()).toBe(0)
    expect(await stands()).toMatchObject({ state: 'stopped' })
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('is spoken of after a restore that stopped it, and not after the next', async () => {
    const { db, move } = await openLetter()
    await move(0)
    const restore = () =>
      db.transaction().execute((transaction) => restoredNewsletter.end(transaction, after(5)))
    expect(await restore()).toMatch(/^1 letter to subscribers was on its way .* and is stopped: /)
    expect(await restore()).toBeUndefined()
  })
})

test('two processes together keep the pace, and give each copy once', async () => {
  const { db, move } = await openLetter(12)
  const moved = await Promise.all([move(0), move(0), move(0)])
  expect(moved.reduce((sum, copies) => sum + copies, 0)).toBe(3)
  const rows = await db.selectFrom('outbox').select('recipient').execute()
  expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(3)
})

testOnce(
  'over SMTP a letter carries what takes one off the list, and a dead address is counted',
  async () => {
    const mail = await openMailServer()
    onTestFinished(() => mail.close())
    mail.refuse = (address) => (address === 'reader2@example.com' ? 550 : undefined)
    const db = await openTestDatabase()
    await addReaders(db, 3)
    const carried = await carryLetters(db, mail.url)
    const id = await beginSomeLetter(db)
    const app = { db, config: carried.config }
    await sendLetters(app)
    carried.delivery.wake()
    await expect
      .poll(
        async () => {
          await sendLetters(app)
          return findLetter(db, id)
        },
        { timeout: 30_000 },
      )
      .toMatchObject({ state: 'sent', sent: 2, failed: 1 })
    expect(mail.arrived.map(({ to }) => to[0]).sort()).toEqual([
      'reader1@example.com',
      'reader3@example.com',
    ])
    expect(mail.arrived.find(({ to }) => to[0] === 'reader3@example.com')?.headers).toMatchObject({
      subject: 'Monsoon notes',
      'list-unsubscribe': '<http://localhost:3000/newsletter/unsubscribe?token=token-3>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
  },
)
