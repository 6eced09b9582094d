import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { isBusy, retryWhenBusy } from '#database/retry-when-busy.ts'
import { openTestDatabase, temporaryDatabaseFile } from '#tests/support/databases/test-database.ts'

const subscribed_at = '2025-11-20T10:00:00.000Z'

async function openTwice() {
  const file = await temporaryDatabaseFile()
  const [ours, theirs] = [await openDatabase(file), await openDatabase(file)]
  onTestFinished(async () => {
    await ours.destroy()
    await theirs.destroy()
  })
  await migrateToLatest(ours)
  return { ours, theirs }
}

describe('openDatabase', () => {
  test('makes the file and its folder', async () => {
    const file = await temporaryDatabaseFile()
    const db = await openDatabase(file)
    await db.destroy()
    expect((await stat(file)).isFile()).toBe(true)
  })

  test.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
  ])('keeps data safe: %s is %s', async (pragma, value) => {
    const db = await openTestDatabase()
    const { rows } = await sql.raw(`pragma ${pragma}`).execute(db)
    expect(rows).toEqual([{ [pragma]: value }])
  })

  test('has statements prepared once: their limits are part of them', async () => {
    const db = await openTestDatabase()
    const { sql: statement, parameters } = db
      .selectFrom('products')
      .select('id')
      .limit(60)
      .compile()
    expect([statement, parameters]).toEqual(['select "id" from "products" limit 60', []])
  })

  test('throws when the file is no database, and leaves it as it was', async () => {
    const file = await temporaryDatabaseFile()
    await mkdir(dirname(file))
    await writeFile(
      file,
      '{ "name": "somebody else’s file, longer than a hundred bytes" }'.repeat(9),
    )
    await chmod(file, 0o644)
    await expect(openDatabase(file)).rejects.toThrow('not a database')
    expect((await stat(file)).mode & 0o777).toBe(0o644)
  })

  test('tells the true error when the database itself has rolled back', async () => {
    const db = await openTestDatabase()
    const failing = db.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction)
      throw new Error('database or disk is full')
    })
    await expect(failing).rejects.toThrow('disk is full')
  })
})

describe('retryWhenBusy', () => {
  test('waits for another process to finish writing, and then writes', async () => {
    const { ours, theirs } = await openTwice()
    const theirTransaction = await theirs.startTransaction().execute()
    setTimeout(() => theirTransaction.commit().execute(), 250)
    await retryWhenBusy(() =>
      ours.insertInto('subscribers').values({ email: 'a@b.in', subscribed_at }).execute(),
    )
    expect(await ours.selectFrom('subscribers').select('email').execute()).toHaveLength(1)
  })

  test('gives up after its patience with the error of the database', async () => {
    const { ours, theirs } = await openTwice()
    const theirTransaction = await theirs.startTransaction().execute()
    const write = () =>
      ours.insertInto('subscribers').values({ email: 'a@b.in', subscribed_at }).execute()
    const error = await retryWhenBusy(write, { patienceMs: 150 }).catch((reason) => reason)
    await theirTransaction.rollback().execute()
    expect(isBusy(error)).toBe(true)
  })

  test('does not repeat a write that failed for another reason', async () => {
    let times = 0
    const failing = retryWhenBusy(() => {
      times += 1
      return Promise.reject(new Error('no such table'))
    })
    await expect(failing).rejects.toThrow('no such table')
    expect(times).toBe(1)
  })
})
