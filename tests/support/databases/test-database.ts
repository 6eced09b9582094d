import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { borrowDatabase, emptyPostgresDatabase } from './postgres-databases.ts'
import { openCopy } from './sqlite-databases.ts'

/** Whether this run's tests are to be held against PostgreSQL. */
export const onPostgres = process.env.TEST_DATABASE === 'postgres'

/**
 * Gives how many made-up inputs of `count` are tried: a quarter, and an eighth on the second
 * engine, which can only refuse what the first one takes; all on both before a release.
 */
export function triesOf(count: number): number {
  if (process.env.FULL_SUITE) return count
  return Math.ceil(count / (onPostgres ? 8 : 4))
}

/** Gives a fresh, migrated database of the engine under test, closed after the test. */
export async function openTestDatabase(): Promise<Database> {
  if (onPostgres) return borrowDatabase('migrated', async () => undefined)
  return openCopy(await temporaryDatabaseFile(), 'migrated', migrateToLatest)
}

/** Gives the place of an empty database of the engine under test, removed after the test. */
export function emptyDatabase(): Promise<string> {
  return onPostgres ? emptyPostgresDatabase() : temporaryDatabaseFile()
}

/** Gives the path of a database file yet to be made, in a folder removed after the test. */
export async function temporaryDatabaseFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'data', 'site.sqlite')
}
