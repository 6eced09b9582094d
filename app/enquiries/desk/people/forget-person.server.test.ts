import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import { correctDetails } from '#app/enquiries/answering/changes/correct-details.server.ts'
import type { EnquiryChange } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { eraseOldEnquiries } from '#app/enquiries/retention.server.ts'
import { subscribe } from '#app/newsletter/subscribers.server.ts'
import type { App } from '#server/app-context.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { signIn } from '#tests/support/staff.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { findWhatToForget, forgetPerson } from './forget-person.server.ts'
import { describeHeld } from './held.server.ts'

const number = '9876500001'
/** Stands in everything that the visitor typed, and that the staff wrote about them. */
const mark = /qzjx|9876500001|98765-00001/i
const longAgo = new Date('2024-01-10T06:00:00Z')

/** Fills every place that may hold words about a person; gives how many rows hold some. */
async function writeEverywhere(app: App) {
  const { staffId } = await signIn(app, { name: 'Ravi' })
  const { reference } = await receiveEnquiry(
    app,
    {
      fullName: 'Qzjx Deshpande',
      email: 'old-qzjx@gmial.com',
      mobileNumber: number,
      address: 'Qzjx Road',
      message: 'Qzjx, two of them',
      products: [{ id: 8, quantity: '2', note: 'Beside the qzjx' }],
      submissionId: 'qzjx-0000-4000-8000-000000000000',
    },
    longAgo,
  )
  const bulk = {
    fullName: 'Qzjx Deshpande',
    mobileNo: number,
    email: 'old-qzjx@gmial.com',
    type: 'bulkPurchase' as const,
    companyName: 'Qzjx Ltd',
    message: 'Qzjx',
  }
  await receiveBulkEnquiry(app, bulk, longAgo)
  const changes: EnquiryChange[] = [
    { kind: 'note', text: 'Qzjx wants them by Diwali', submissionId: 'qzjx-note' },
    { kind: 'next-step', text: 'Ask qzjx about the gate' },
    { kind: 'next-step', text: 'Call 98765-00001' },
    { kind: 'correct-address', email: 'new-qzjx@example.com', sure: true },
    { kind: 'state', state: 'quoted' },
  ]
  for (const change of changes) {
    const { version } = await app.db
      .selectFrom('enquiries')
      .select('version')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const outcome = await changeEnquiry(app, reference, change, { staffId, version }, longAgo)
    expect(outcome).toHaveProperty('done')
  }
  await correctDetails(app, reference, { address: 'Qzjx Lane 2' }, longAgo)
  return reference
}

/** Somebody waits for a product. */
async function waitFor({ db }: App, way: 'email' | 'mobile', contact: string) {
  await db
    .insertInto('waiting_list')
    .values({
      ...{ product_id: 7, number: 0, way, contact, contact_folded: contact, language: 'en' },
      ...{ asked_at: longAgo.toISOString(), token: 'token', receipt: null, receipt_at: null },
    })
    .execute()
}

/** Every row of every table in which the mark stands, by table. */
async function findTraces({ db }: App) {
  const traces: Record<string, number> = {}
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    const marked = rows.filter((row) =>
      Object.values(Object(row)).some((value) => mark.test(String(value))),
    )
    if (marked.length > 0) traces[name] = marked.length
  }
  return traces
}

test('what visitor and staff wrote about a person is gone from every table, and what was done stays', async () => {
  const app = await openTestApp()
  const reference = await writeEverywhere(app)
  await subscribe(app, 'new-qzjx@example.com')
  await waitFor(app, 'email', 'new-qzjx@example.com')
  await waitFor(app, 'mobile', number)
  const before = await findTraces(app)
  expect(before).toMatchObject({
    enquiries: 2,
    enquiry_notes: 1,
    enquiry_texts: 2,
    outbox: 5,
    subscribers: 1,
    waiting_list: 2,
  })
  expect(Object.keys(before)).not.toContain('enquiry_events')
  const found = await findWhatToForget(app.db, { mobile: number })
  expect(found).toMatchObject({ messages: 5, beside: { newsletter: 1, waitingList: 2 } })
  expect(await findTraces(app)).toEqual(before)

  expect(await forgetPerson(app.db, { mobile: number })).toEqual(found)
  expect(await findTraces(app)).toEqual({})
  const events = await app.db
    .selectFrom('enquiry_events')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_events.enquiry_id')
    .select(['code', 'state', 'enquiry_events.staff_id'])
    .where('reference', '=', reference)
    .where('code', '=', 'state')
    .execute()
  expect(events).toEqual([{ code: 'state', state: 'quoted', staff_id: expect.any(Number) }])
})

test('whoever waits by the number of an enquiry that is found by its address is shown and forgotten too', async () => {
  const app = await openTestApp()
  const email = 'meera@example.com'
  const write = (mobileNumber: string, from: string, index: number) =>
    receiveEnquiry(app, { ...someEnquiry(index), mobileNumber, email: from, products: [] })
  await write('9444400001', email, 1)
  await write('9444400002', email, 2)
  await write('9444400003', email, 3)
  await write('9444400003', 'anil@example.com', 4)
  for (const end of [1, 2, 3]) await waitFor(app, 'mobile', `944440000${end}`)
  const { beside } = await describeHeld(app, { email }, longAgo)
  expect(Object.values(beside).flat()).toEqual([
    expect.stringContaining('9444400001'),
    expect.stringContaining('9444400002'),
  ])
  const person = { mobile: '9444400001', email }
  expect(await findWhatToForget(app.db, person)).toMatchObject({ beside: { waitingList: 2 } })
  await forgetPerson(app.db, person)
  const left = await app.db.selectFrom('waiting_list').select('contact').execute()
  expect(left).toEqual([{ contact: '9444400003' }])
})

test('when the retention period ends, the same words are gone from every table', async () => {
  const app = await openTestApp({ RETENTION_MONTHS: '12' })
  await writeEverywhere(app)
  expect(await eraseOldEnquiries(app, new Date('2025-02-01T06:00:00Z'))).toBe(2)
  expect(await findTraces(app)).toEqual({})
})
