import { expect, test } from 'vitest'
import { openTestApp } from '#tests/support/test-app.ts'
import { receiveEnquiry, releaseEnquiry } from './enquiries.server.ts'
import { eraseEnquiries } from './erase-enquiries.server.ts'

const enquiry = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '9876543210',
  address: 'Pune',
  message: '',
  products: [],
}

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
