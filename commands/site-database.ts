import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '#database/connection.ts'
import { listMissingMigrations } from '#database/migrate.ts'
import { readConfig } from '#server/config.ts'
import { loadEnvFile } from './load-env-file.ts'
import { Refusal } from './run-command.ts'

/** Gives the path of the site's database, as `.env` and the environment say. */
export function databaseFile(): string {
  loadEnvFile()
  return join(readConfig(process.env).dataDir, 'aangan.sqlite')
}

/**
 * Opens the site's database for `work` and closes it afterwards; the site may be running. Never
 * creates or migrates one: throws a `Refusal` when there is none or it is of another version.
 */
export async function withSiteDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const file = databaseFile()
  refuseWithoutDatabase(file)
  const db = await openDatabase(file)
  try {
    const missing = await listMissingMigrations(db)
    if (missing.length > 0) {
      throw new Refusal(
        `The database lacks ${missing.join(', ')}: start this version of the site once, then try again.`,
      )
    }
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Throws a `Refusal` when the site has no database yet. */
export function refuseWithoutDatabase(file: string): void {
  if (existsSync(file)) return
  throw new Refusal(`There is no database at ${file}: is DATA_DIR right?`)
}
