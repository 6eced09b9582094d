import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { onPostgres, openTestDatabase } from '#tests/support/test-database.ts'
import { copiedTables, madeAnew } from './copy-tables.ts'

/** Every table of ours: without SQLite's virtual ones and those in which it keeps them. */
async function listTables(db: Database) {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name)
  if (onPostgres) return names
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where sql like 'create virtual table%'`.execute(db)
  const virtual = rows.map(({ name }) => name)
  return names.filter((name) => !virtual.some((own) => name === own || name.startsWith(`${own}_`)))
}

test('no table is forgotten by a move: each is copied or made anew', async () => {
  const known = [...copiedTables.map(([name]) => name), ...madeAnew] as string[]
  const tables = await listTables(await openTestDatabase())
  expect(tables.filter((name) => !known.includes(name))).toEqual([])
  expect(tables).toContain('enquiry_notes')
})
