import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { insertRows } from './insert-rows.ts'

test('letters that PostgreSQL takes in no text become U+FFFD, as in a text that is given alone', async () => {
  const db = await openTestDatabase()
  const subscribed_at = '2025-11-20T10:00:00.000Z'
  const emails = ['meera@example.com', 'a\0b', 'c\ud800d', '\\u0000']
  await db.transaction().execute((transaction) =>
    insertRows(
      transaction,
      'subscribers',
      emails.map((email) => ({ email, subscribed_at })),
    ).execute(),
  )
  const stored = await db.selectFrom('subscribers').select('email').orderBy('id').execute()
  expect(stored.map(({ email }) => email)).toEqual([
    'meera@example.com',
    'a\ufffdb',
    'c\ufffdd',
    '\\u0000',
  ])
})
