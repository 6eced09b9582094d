import { pino } from 'pino'
import { expect, test as onBoth, onTestFinished, vi } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { changeEnquiry, lockEnquiry } from './answering/changes/change-enquiry.server.ts'
import { changeStanding } from './answering/changes/change-standing.server.ts'
import { readDeskSettings } from './answering/desk-settings.server.ts'
import { forgetPerson } from './desk/people/forget-person.server.ts'
import { findEnquiry, receiveEnquiry } from './enquiries.server.ts'
import { eraseOldEnquiries, startErasingOldEnquiries } from './retention.server.ts'

const enquiry = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '9876543210',
  address: 'Pune',
  message: 'Two for a balcony',
  products: [],
}
const now = new Date('2026-11-20T06:00:00Z')

test('what is older than the retention period is erased with its messages, the rest is kept', async () => {
  const app = await openTestApp({ RETENTION_MONTHS: '12' })
  const old = await receiveEnquiry(app, enquiry, new Date('2025-11-19T06:00:00Z'))
  const recent = await receiveEnquiry(app, enquiry, new Date('2025-11-21T06:00:00Z'))
  expect(await eraseOldEnquiries(app, now)).toBe(1)
  expect(await eraseOldEnquiries(app, now)).toBe(0)
  const rows = await app.db
    .selectFrom('enquiries')
    .select(['reference', 'kind', 'full_name', 'mobile_number', 'message', 'erased_at'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    {
      reference: old.reference,
      kind: 'enquiry',
      full_name: '',
      mobile_number: '',
      message: null,
      erased_at: now.toISOString(),
    },
    expect.objectContaining({ reference: recent.reference, full_name: 'Meera Deshpande' }),
  ])
  const words = await app.db.selectFrom('outbox').select(['subject_reference', 'body']).execute()
  expect(words.filter((row) => row.subject_reference === old.reference && row.body)).toEqual([])
  expect(words.filter((row) => row.subject_reference === recent.reference)).toHaveLength(2)
})

test('a quote that stayed open as its visitor was erased ends with the next daily run', async () => {
  const desk = await openDesk()
  const { revisionId } = await giveQuote(desk, await desk.ask())
  const other = await giveQuote(
    desk,
    await desk.ask({ mobileNumber: '9876500001', email: 'anil@example.com' }),
  )
  const { db } = desk.app
  await forgetPerson(db, { mobile: '9876543210' }, minutesOn(20))
  const open = { state: 'sent', withdrawn_at: null } as const
  await db.updateTable('quote_revisions').set(open).where('id', '=', revisionId).execute()
  expect(await eraseOldEnquiries(desk.app, minutesOn(30))).toBe(0)
  const rows = await db
    .selectFrom('quote_revisions')
    .select(['id', 'state'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: revisionId, state: 'withdrawn' },
    { id: other.revisionId, state: 'sent' },
  ])
})

test('the period counts from the last contact, not from the receipt', async () => {
  const app = await openTestApp({ RETENTION_MONTHS: '12' })
  const longAgo = new Date('2025-01-01T06:00:00Z')
  const { reference } = await receiveEnquiry(app, enquiry, longAgo)
  await receiveEnquiry(app, { ...enquiry, message: 'Three' }, longAgo)
  const author = { staffId: null, version: 1 }
  const spoke = new Date('2025-12-01T06:00:00Z')
  await changeEnquiry(app, reference, { kind: 'reached' }, author, spoke)
  expect(await eraseOldEnquiries(app, now)).toBe(1)
  const { reference: left } = await app.db
    .selectFrom('enquiries')
    .select('reference')
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect(left).toBe(reference)
  expect(await eraseOldEnquiries(app, new Date('2026-12-02T06:00:00Z'))).toBe(1)
})

/** Gives a desk, and its database as another process has it, which tells of the first that it was answered. */
async function openTwice() {
  const place = await emptyDatabase()
  const open = async () => {
    const db = await openDatabase(place)
    onTestFinished(() => db.destroy())
    return db
  }
  const ours = await open()
  await migrateToLatest(ours)
  const desk = await openDesk({ RETENTION_MONTHS: '12' }, async () => ours)
  const looked = Promise.withResolvers<void>()
  const theirs = (await open()).withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      looked.resolve()
      return result
    },
  })
  return { desk, theirs, looked: looked.promise }
}

test('an enquiry whose visitor is heard of again as old ones are erased keeps its words', async () => {
  const { desk, theirs, looked } = await openTwice()
  const { app, ask, asha: staffId } = desk
  const reference = await ask({}, new Date('2025-01-01T06:00:00Z'))
  const { erasing } = await app.db.transaction().execute(async (transaction) => {
    const enquiry = await lockEnquiry(transaction, reference)
    if (!enquiry) throw new Error('There is no such enquiry.')
    const settings = await readDeskSettings(transaction)
    const context = { transaction, app, enquiry, staffId, now }
    await changeStanding(context, { kind: 'reached' }, settings)
    const erasing = eraseOldEnquiries({ ...app, db: theirs }, now)
    await looked
    return { erasing }
  })
  expect(await erasing).toBe(0)
  expect(await findEnquiry(app.db, reference)).toMatchObject({
    full_name: enquiry.fullName,
    erased_at: null,
  })
})

onBoth('notes about products are erased too; the products and how many stay', async () => {
  const app = await openTestApp({ RETENTION_MONTHS: '12' })
  const products = [{ id: 8, quantity: '2', note: 'Beside my mother’s swing' }, { id: 7 }]
  await receiveEnquiry(app, { ...enquiry, products }, new Date('2025-11-19T06:00:00Z'))
  expect(await eraseOldEnquiries(app, now)).toBe(1)
  const rows = await app.db.selectFrom('enquiries').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/swing|note"/)
  expect(rows.map((row) => JSON.parse(row.products))).toEqual([
    [{ id: 8, quantity: '2' }, { id: 7 }],
  ])
})

test('more old enquiries than one transaction takes are all erased, by the next start where the site stops', async () => {
  const app = await openTestApp({ RETENTION_MONTHS: '12' })
  const rows = Array.from({ length: 201 }, (_, index) => ({
    reference: `AN-${String(index).padStart(8, '0')}`,
    kind: 'enquiry' as const,
    full_name: 'Meera Deshpande',
    email: 'meera@example.com',
    mobile_number: '9876543210',
    received_at: '2025-01-01T00:00:00.000Z',
    fingerprint: 'x',
  }))
  await app.db.insertInto('enquiries').values(rows).execute()
  await receiveEnquiry(app, enquiry)
  const told: unknown[] = []
  const log = pino({}, { write: (line: string) => told.push(JSON.parse(line)) })
  const stop = startErasingOldEnquiries({ ...app, log })
  stop()
  // The database is closed afterwards.
  await app.backgroundWork.stop()
  expect(told).toEqual([expect.objectContaining({ erased: 200, msg: 'old enquiries erased' })])
  expect(await eraseOldEnquiries(app, now)).toBe(1)
})

onBoth('the site erases when it starts and once a day from then on, until it stops', async () => {
  const app = await openTestApp({ RETENTION_MONTHS: '12' })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const names = async () => {
    const rows = await app.db.selectFrom('enquiries').select('full_name').orderBy('id').execute()
    return rows.map((row) => row.full_name)
  }
  const longAgo = new Date('2020-01-01T06:00:00Z')
  await receiveEnquiry(app, enquiry, longAgo)
  await receiveEnquiry(app, { ...enquiry, message: 'Five' })
  const stop = startErasingOldEnquiries(app)
  await vi.waitFor(async () => expect(await names()).toEqual(['', 'Meera Deshpande']), {
    timeout: 60_000,
  })
  await receiveEnquiry(app, { ...enquiry, message: 'Three' }, longAgo)
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  await vi.waitFor(async () => expect(await names()).toEqual(['', 'Meera Deshpande', '']), {
    timeout: 60_000,
  })
  expect(vi.getTimerCount()).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
