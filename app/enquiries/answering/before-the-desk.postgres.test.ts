import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { listInbox } from './inbox/inbox.server.ts'
import { readInboxQuery } from './inbox/inbox-query.ts'
import { searchEnquiries } from './search/enquiry-search.server.ts'

test('what processes of the version before still store is shown too', async () => {
  const db = await openDatabase(await emptyDatabase())
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  const received_at = new Date().toISOString()
  // They know nothing of the columns that came later.
  const row = {
    kind: 'enquiry' as const,
    full_name: 'Meera Deshpande',
    email: 'meera@example.com',
    mobile_number: '9876543210',
    products: JSON.stringify([{ id: 8, name: 'Areca Palm' }]),
    fingerprint: '',
    received_at,
  }
  await db
    .insertInto('enquiries')
    .values({ ...row, reference: 'AN-NEW' })
    .execute()
  const spam = { ...row, reference: 'AN-SPAM', quarantined_at: received_at }
  await db.insertInto('enquiries').values(spam).execute()
  const page = await listInbox(db, readInboxQuery(new URLSearchParams()), null)
  expect(page.ourTurn).toMatchObject([{ reference: 'AN-NEW', turnSince: received_at }])
  expect(page.tabs).toMatchObject({ open: { count: 1 }, spam: { count: 1 } })
  const found = await searchEnquiries(db, 'deshpande areca', { limit: 9 })
  expect(found.map(({ reference }) => reference)).toEqual(['AN-SPAM', 'AN-NEW'])
})
