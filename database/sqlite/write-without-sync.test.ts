import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { writeWithoutSync } from './write-without-sync.ts'

/** How far a commit waits for the disk: SQLite's 1 is `normal`, 2 is `full`. */
async function readSync(db: Database) {
  const { rows } = await (engineOf(db) === 'sqlite'
    ? sql<{ synchronous: number }>`pragma synchronous`.execute(db)
    : sql<{
        synchronous: string
      }>`select current_setting('synchronous_commit') as synchronous`.execute(db))
  return rows[0]?.synchronous
}

test('Only the write itself does not wait for the disk, what comes beside and after it does', async () => {
  const db = await openTestDatabase()
  const usual = await readSync(db)
  const unhurried = engineOf(db) === 'sqlite' ? 1 : 'off'
  const subscribe = (email: string, fails = false) =>
    writeWithoutSync(db, async (transaction) => {
      const subscribed_at = '2025-11-20T10:00:00.000Z'
      await transaction.insertInto('subscribers').values({ email, subscribed_at }).execute()
      if (fails) throw new Error('not this one')
      return readSync(transaction)
    })
  for (const email of ['a@b.in', 'c@b.in']) {
    const [during, beside] = await Promise.all([subscribe(email), readSync(db)])
    expect([during, beside]).toEqual([unhurried, usual])
  }
  await expect(subscribe('d@b.in', true)).rejects.toThrow('not this one')
  expect(await readSync(db)).toBe(usual)
  const kept = await db.selectFrom('subscribers').select('email').orderBy('email').execute()
  expect(kept.map(({ email }) => email)).toEqual(['a@b.in', 'c@b.in'])
})
