import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { writeTogether } from './write-together.ts'

const subscribed_at = '2025-11-20T10:00:00.000Z'

async function openCounted() {
  const db = await openTestDatabase()
  const add = (email: string) =>
    writeTogether(db, async (transaction) => {
      await transaction.insertInto('subscribers').values({ email, subscribed_at }).execute()
      return email
    })
  const listed = async () => {
    const rows = await db.selectFrom('subscribers').select('email').orderBy('email').execute()
    return rows.map(({ email }) => email)
  }
  return { db, add, listed }
}

test('Writes that arrive together are all there, and each is told its own result', async () => {
  const { add, listed } = await openCounted()
  const emails = Array.from({ length: 150 }, (_, n) => `${String(n).padStart(3, '0')}@b.in`)
  expect(await Promise.all(emails.map(add))).toEqual(emails)
  expect(await listed()).toEqual(emails)
  expect(await add('later@b.in')).toBe('later@b.in')
})

test('One that fails is told why, and takes no other with it', async () => {
  const { add, listed } = await openCounted()
  const outcomes = await Promise.allSettled(['a@b.in', 'b@b.in', 'a@b.in', 'c@b.in'].map(add))
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(outcomes[2]).toMatchObject({ reason: { message: expect.stringMatching(/unique/i) } })
  expect(await listed()).toEqual(['a@b.in', 'b@b.in', 'c@b.in'])
})

test('When nothing can be written, all are told', async () => {
  const { db, add } = await openCounted()
  await sql`alter table subscribers rename to gone`.execute(db)
  const outcomes = await Promise.allSettled(['a@b.in', 'b@b.in'].map(add))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await sql`alter table gone rename to subscribers`.execute(db)
  expect(await add('c@b.in')).toBe('c@b.in')
})
