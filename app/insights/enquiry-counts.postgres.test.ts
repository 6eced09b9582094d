import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'

const received_at = '2026-11-20T10:00:00.000Z'

test('Two who change enquiries of one day at once do not wait for each other', async () => {
  const db = await openTestDatabase()
  const person = { kind: 'enquiry' as const, full_name: '', email: '', mobile_number: '' }
  const rows = ['AN-1', 'AN-2', 'AN-3'].map((reference) => ({
    ...person,
    reference,
    received_at,
    fingerprint: '',
  }))
  await db.insertInto('enquiries').values(rows).execute()
  const won = (reference: string, by = db) =>
    by.updateTable('enquiries').set({ state: 'won' }).where('reference', '=', reference).execute()
  await db.transaction().execute(async (one) => {
    await won('AN-1', one)
    await db.transaction().execute((other) => won('AN-2', other))
    await won('AN-3', one)
  })
  const counted = await db
    .selectFrom('enquiry_state_counts')
    .select(({ fn }) => ['state', fn.sum<number>('times').as('times')])
    .groupBy('state')
    .execute()
  expect(counted.filter(({ times }) => Number(times) !== 0)).toMatchObject([{ state: 'won' }])
  expect(Number(counted.find(({ state }) => state === 'won')?.times)).toBe(3)
})
