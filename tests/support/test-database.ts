import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'

/** Gives a fresh, migrated database in a file of its own, closed and removed after the test. */
export async function openTestDatabase(): Promise<Database> {
  const file = await temporaryDatabaseFile()
  const db = await openDatabase(file)
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  return db
}

/** Gives the path of a database file yet to be made, in a folder removed after the test. */
export async function temporaryDatabaseFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'data', 'site.sqlite')
}
