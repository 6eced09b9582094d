import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { writeWithoutSync } from './write-without-sync.ts'

test('what is written so is brought into the file often, everything else as ever', async () => {
  const db = await openTestDatabase()
  const readPages = async (connection: Database) => {
    const { rows } = await sql`pragma wal_autocheckpoint`.execute(connection)
    return rows
  }
  const usual = await readPages(db)
  expect(await writeWithoutSync(db, readPages)).toEqual([{ wal_autocheckpoint: 250 }])
  expect(usual).toEqual([{ wal_autocheckpoint: 1000 }])
  expect(await readPages(db)).toEqual(usual)
})
