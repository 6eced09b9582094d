import { existsSync } from 'node:fs'
import { readSavedConfig } from '#app/settings/saved-settings.server.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { type Database, openDatabase } from '#database/connection.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { listMissingMigrations } from '#database/migrate.ts'
import { loadEnvFile } from '#server/config/env-file.ts'
import { type Config, readConfig } from '#server/config.ts'
import { cannotOpen } from '#server/reach-database.ts'
import { Refusal, UsageError } from './run-command.ts'

/** Gives the place of the site's database, as `.env` and the environment say, but for what is `given`. */
export function databasePlace(given: Record<string, string> = {}): string {
  const faults = loadEnvFile()
  return readConfig({ ...process.env, ...given }, shopDefaults, faults).database.place
}

/** Refuses an address that is not PostgreSQL's, unrepeated: it may hold a password. */
export function refuseMistyped(option: string, place: string): void {
  if (isPostgresUrl(place) || !/^[a-z][a-z\d+.-]*:\/\//i.test(place)) return
  throw new UsageError(`${option} must be postgres://user:password@host/database or a file.`)
}

/** Gives the site's configuration: `.env`, the environment, and what an owner has saved at the desk. */
export function readSiteConfig(db: Database): Promise<Config> {
  return readSavedConfig(db, readConfig(process.env, shopDefaults, loadEnvFile()))
}

/**
 * Gives the path of the site's database file. On PostgreSQL throws a `Refusal` that names what to
 * call `instead`.
 */
export function databaseFile(instead: string): string {
  const place = databasePlace()
  if (!isPostgresUrl(place)) return place
  throw new Refusal(`The site’s database is PostgreSQL’s, so use its own command: ${instead}`)
}

/**
 * Opens the site's database for `work` and closes it afterwards; the site may be running. Never
 * creates or migrates one: throws a `Refusal` when there is none or it is of another version.
 */
export async function withSiteDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const place = databasePlace()
  if (!isPostgresUrl(place)) refuseWithoutDatabase(place)
  const db = await openOrRefuse(place)
  try {
    await refuseOtherVersion(db)
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/**
 * Opens a database; throws a `Refusal` in the operator's words when it can't be had, which `name`
 * it when it is PostgreSQL's.
 */
export async function openOrRefuse(place: string, name?: string): Promise<Database> {
  // Whoever gave a command waits for it, or ends it.
  return openDatabase(place, { silenceMs: 0 }).catch((error) => {
    throw new Refusal(cannotOpen(place, error, name) ?? error.message)
  })
}

/** Throws a `Refusal` when a database is empty or of another version of the site. */
export async function refuseOtherVersion(db: Database): Promise<void> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migrations')) {
    throw new Refusal('The database is empty: start the site on it once, then try again.')
  }
  const missing = await listMissingMigrations(db)
  if (missing.length === 0) return
  throw new Refusal(
    `The database lacks ${missing.join(', ')}: start this version of the site once, then try again.`,
  )
}

/** Throws a `Refusal` when the site has no database yet. */
export function refuseWithoutDatabase(file: string): void {
  if (existsSync(file)) return
  throw new Refusal(`There is no database at ${file}: is DATA_DIR right?`)
}
