import { expect } from 'vitest'
import { confirmSubscription } from '#app/newsletter/subscribers.server.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { claimMessages, markSent } from '#server/delivery/outbox/outbox-lease.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { addReaders, beginSomeLetter } from '#tests/support/letters.ts'
import { changeLetter, findLetter } from './letters.server.ts'
import { sendLetters } from './send-letters.server.ts'

const noon = Date.parse('2026-11-22T06:30:00.000Z')
const after = (seconds: number) => new Date(noon + seconds * 1000)
const config = readConfig({ SMTP_URL: 'smtp://mail.example' }, shopDefaults)
const firstCopy = { channel: 'letter', by: 'test', limit: 1 } as const

test('a letter goes to whoever had confirmed when it began, and to nobody who has confirmed since', async () => {
  const db = await openTestDatabase()
  await addReaders(db, 3)
  const change = (email: string) => db.updateTable('subscribers').where('email', '=', email)
  await change('reader2@example.com').set({ confirmed_at: null }).execute()
  const wrongClock = after(1_000_000)
  await change('reader3@example.com').set({ confirmed_at: wrongClock.toISOString() }).execute()
  const id = await beginSomeLetter(db, after(0))
  const late = { email: 'late@example.com', token: 'late', subscribed_at: after(1).toISOString() }
  await db.insertInto('subscribers').values(late).execute()
  // The first had confirmed before, and follows the link once more.
  expect(await confirmSubscription(db, 'token-1', after(1))).toBe(true)
  expect(await confirmSubscription(db, 'token-2', after(1))).toBe(true)
  expect(await confirmSubscription(db, 'late', wrongClock)).toBe(true)
  for (const seconds of [2, 10]) await sendLetters({ db, config }, after(seconds))
  const copies = await db.selectFrom('outbox').select(['id', 'recipient']).execute()
  expect(copies.map(({ recipient }) => recipient).sort()).toEqual([
    'reader1@example.com',
    'reader3@example.com',
  ])
  for (const copy of copies) await markSent(db, copy.id, after(11))
  await sendLetters({ db, config }, after(12))
  const counts = { state: 'sent', recipients: 2, sent: 2, left_since: 0 }
  expect(await findLetter(db, id)).toMatchObject(counts)
})

test('a copy that is on its way when its letter is stopped is counted once it has arrived', async () => {
  const db = await openTestDatabase()
  await addReaders(db, 2)
  const id = await beginSomeLetter(db, after(0))
  await sendLetters({ db, config }, after(0))
  const [copy] = await claimMessages(db, { ...firstCopy, now: after(0) })
  await db
    .transaction()
    .execute((transaction) => changeLetter(transaction, { id, change: 'stop' }, 1, after(1)))
  await markSent(db, copy?.id ?? '', after(2))
  await sendLetters({ db, config }, after(3))
  expect(await findLetter(db, id)).toMatchObject({ state: 'stopped', sent: 1, failed: 0 })
})
