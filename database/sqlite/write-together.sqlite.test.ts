import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { isBusy } from '#database/retry-when-busy.ts'
import { openTestDatabase, temporaryDatabaseFile } from '#tests/support/databases/test-database.ts'
import { createWriteQueue } from './write-together.ts'

const subscribed_at = '2025-11-20T10:00:00.000Z'

async function openCounted() {
  const db = await openTestDatabase()
  const writeTogether = createWriteQueue(db)
  const add = (email: string) =>
    writeTogether(async (transaction) => {
      await transaction.insertInto('subscribers').values({ email, subscribed_at }).execute()
      return email
    })
  const listed = async () => {
    const rows = await db.selectFrom('subscribers').select('email').orderBy('email').execute()
    return rows.map(({ email }) => email)
  }
  return { db, writeTogether, add, listed }
}

test('Writes that arrive together are all there, and each is told its own result', async () => {
  const { add, listed } = await openCounted()
  const emails = Array.from({ length: 150 }, (_, n) => `${String(n).padStart(3, '0')}@b.in`)
  expect(await Promise.all(emails.map(add))).toEqual(emails)
  expect(await listed()).toEqual(emails)
  expect(await add('later@b.in')).toBe('later@b.in')
})

test('They share one commit', async () => {
  const { writeTogether, add } = await openCounted()
  const transactions = new Set<unknown>()
  const note = (n: number) =>
    writeTogether(async (transaction) => {
      transactions.add(transaction)
      return n
    })
  await Promise.all([note(1), note(2), add('a@b.in'), note(3)])
  expect(transactions.size).toBe(1)
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

test('While another process holds the database, all are told so together', async () => {
  const file = await temporaryDatabaseFile()
  const [ours, theirs] = [await openDatabase(file), await openDatabase(file)]
  onTestFinished(async () => {
    await ours.destroy()
    await theirs.destroy()
  })
  const holding = await theirs.startTransaction().execute()
  const writeTogether = createWriteQueue(ours)
  const toldAt: number[] = []
  const attempts = Array.from({ length: 3 }, () =>
    writeTogether(async () => undefined).catch((error) => {
      toldAt.push(performance.now())
      return error
    }),
  )
  const errors = await Promise.all(attempts)
  await holding.rollback().execute()
  expect(errors.map(isBusy)).toEqual([true, true, true])
  expect(Math.max(...toldAt) - Math.min(...toldAt)).toBeLessThan(1_000)
})
