import { sql } from 'kysely'
import { expect } from 'vitest'
import { readMadeAt } from '#commands/backup/replaced-database.ts'
import type { Database } from '#database/connection.ts'
import { onPostgres, openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { copiedTables, copyTables } from './copy-tables.ts'

/** What the target makes for itself, by its migrations or out of what is copied, or when it is asked for. */
const madeAnew = [
  'migrations',
  'search_words',
  'search_word_grams',
  'search_texts',
  'staff_challenges',
  'enquiry_state_counts',
  'enquiry_answer_counts',
  'enquiry_product_counts',
  'downloads',
  'download_pieces',
]

/** Every table of ours: without SQLite's virtual ones and those in which it keeps them. */
async function listTables(db: Database) {
  const tables = await db.introspection.getTables()
  const names = tables.filter(({ isView }) => !isView).map(({ name }) => name)
  if (onPostgres) return names
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where sql like 'create virtual table%'`.execute(db)
  const virtual = rows.map(({ name }) => name)
  return names.filter((name) => !virtual.some((own) => name === own || name.startsWith(`${own}_`)))
}

test('no table is forgotten by a move: each is copied or made again', async () => {
  const known: string[] = [...copiedTables.map(([name]) => name), ...madeAnew]
  const tables = await listTables(await openTestDatabase())
  expect(tables.filter((name) => !known.includes(name))).toEqual([])
  expect(tables).toContain('enquiry_notes')
})

test('a database that was moved still says when it was made, as its earlier backups do', async () => {
  const [source, target] = [await openTestDatabase(), await openTestDatabase()]
  const made = '2026-01-02T03:04:05.678Z'
  await source.updateTable('migrations').set({ applied_at: made }).execute()
  await copyTables(source, target)
  expect(await readMadeAt(target)).toBe(made)
})
