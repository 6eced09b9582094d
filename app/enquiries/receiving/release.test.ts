import { expect, test } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { eraseEnquiries } from '#app/enquiries/erase-enquiries.server.ts'
import { releaseEnquiry } from '#app/enquiries/receiving/quarantine.server.ts'
import { openTestApp } from '#tests/support/test-app.ts'

const enquiry = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '9876543210',
  address: 'Pune',
  message: '',
  products: [],
}

test('a quarantined enquiry is released once, by itself, with its messages and an event that tells it', async () => {
  const app = await openTestApp()
  const aside = { ...enquiry, suspicion: 'honeypot' as const }
  const { reference } = await receiveEnquiry(app, aside, new Date('2025-11-20T06:00:00Z'))
  const other = await receiveEnquiry(app, { ...aside, message: 'Spam' })
  const now = new Date('2025-11-20T07:00:00Z')
  expect(await releaseEnquiry(app, reference, now)).toBe(true)
  expect(await releaseEnquiry(app, reference, now)).toBe(false)
  expect(await app.db.selectFrom('enquiries').selectAll().orderBy('id').execute()).toMatchObject([
    {
      reference,
      state: 'new',
      turn: 'ours',
      turn_since: '2025-11-20T06:00:00.000Z',
      quarantined_at: null,
      quarantine_reason: null,
      version: 2,
    },
    { reference: other.reference, state: 'spam', quarantine_reason: 'honeypot', version: 1 },
  ])
  expect(await app.db.selectFrom('enquiry_events').selectAll().execute()).toMatchObject([
    { at: now.toISOString(), code: 'released', staff_id: null, version: 2 },
  ])
  const messages = await app.db.selectFrom('outbox').selectAll().orderBy('kind').execute()
  expect(messages.map(({ kind, subject_reference }) => [kind, subject_reference])).toEqual([
    ['staff-email', reference],
    ['visitor-email', reference],
  ])
})

test('a quarantined enquiry whose words were erased is not released: there is nobody to write to', async () => {
  const app = await openTestApp()
  const { reference } = await receiveEnquiry(app, enquiry)
  await app.db.deleteFrom('outbox').execute()
  await app.db
    .updateTable('enquiries')
    .set({ quarantined_at: '2025-11-20T12:00:00.000Z', quarantine_reason: 'honeypot' })
    .execute()
  await app.db.transaction().execute((transaction) => eraseEnquiries(transaction, [reference]))
  expect(await releaseEnquiry(app, reference)).toBe(false)
  expect(await app.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})
