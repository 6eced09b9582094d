import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { listenTo, notify } from './notifications.ts'

test('what is told in a transaction is heard after its commit, and again after the connection broke', async () => {
  const db = await openTestDatabase()
  const heard = vi.fn()
  const end = listenTo(db, ['seeds'], heard)
  onTestFinished(end)
  await expect.poll(() => heard).toHaveBeenCalledTimes(1)

  await db.transaction().execute((transaction) => notify(transaction, 'seeds'))
  await expect.poll(() => heard).toHaveBeenCalledTimes(2)
  await db.transaction().execute((transaction) => notify(transaction, 'soil'))

  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  await others.execute(db)
  // It may have missed something meanwhile, so it looks for itself once.
  await expect.poll(() => heard).toHaveBeenCalledTimes(3)
  await db.transaction().execute((transaction) => notify(transaction, 'seeds'))
  await expect.poll(() => heard).toHaveBeenCalledTimes(4)
})

test('what is undone is not told', async () => {
  const db = await openTestDatabase()
  const heard = vi.fn()
  onTestFinished(listenTo(db, ['seeds'], heard))
  await expect.poll(() => heard).toHaveBeenCalledTimes(1)
  const undone = db.transaction().execute(async (transaction) => {
    await notify(transaction, 'seeds')
    throw new Error('changed our mind')
  })
  await expect(undone).rejects.toThrow('changed our mind')
  await db.transaction().execute((transaction) => notify(transaction, 'seeds'))
  await expect.poll(() => heard).toHaveBeenCalledTimes(2)
})

test('one connection listens on several channels and tells which of them was told', async () => {
  const db = await openTestDatabase()
  const heard = vi.fn()
  onTestFinished(listenTo(db, ['seeds', 'soil'], heard))
  await expect.poll(() => heard.mock.calls).toEqual([['seeds'], ['soil']])
  await db.transaction().execute((transaction) => notify(transaction, 'soil'))
  await expect.poll(() => heard.mock.calls.slice(2)).toEqual([['soil']])
})
