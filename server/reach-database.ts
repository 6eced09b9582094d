import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Database, openDatabase } from '#database/connection.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { findRefusedSetting, isOutOfReach } from '#database/out-of-reach.ts'
import {
  limitsOfSession,
  listMissingLimits,
  type PoolOptions,
  UnusableDatabase,
} from '#database/postgres/postgres.ts'
import { isDiskFull } from '#database/storage-failure.ts'
import { isFileWritable, isWritable } from '#database/writable.ts'
import type { Config } from './config.ts'
import { unopenedFileWords } from './storage-words.ts'

const patienceMs = 30_000
const betweenMs = 500
const noSuchDatabase = '3D000'

/**
 * Opens the site's database to be written. A PostgreSQL that is not there yet, such as one that starts together
 * with the site, is waited for, 30 seconds unless told. Throws an `UnusableDatabase` with one
 * sentence when it can't be had or only be read.
 */
export async function reachDatabase(
  { database: { place, pool } }: Pick<Config, 'database'>,
  log: Logger,
  forMs = patienceMs,
): Promise<Database> {
  const giveUpAt = performance.now() + forMs
  let told = false
  for (;;) {
    try {
      const db = await openToWrite(place, {
        pool,
        onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
      })
      await warnOfMissingLimits(db, log).catch(async (error) => {
        await db.destroy()
        throw error
      })
      return db
    } catch (error) {
      if (!isOutOfReach(error) || performance.now() > giveUpAt) {
        const sentence = cannotOpen(place, error)
        throw sentence === undefined ? error : new UnusableDatabase(sentence, { cause: error })
      }
      if (!told) log.warn({ code: codeOf(error) }, 'waiting for the database at DATABASE_URL')
      told = true
    }
    await wait(betweenMs)
  }
}

async function warnOfMissingLimits(db: Database, log: Logger) {
  const missing = await listMissingLimits(db)
  if (missing.length === 0) return
  log.warn({ missing }, 'the database has no limit on statements: set it for the site’s role')
}

async function openToWrite(place: string, options: PoolOptions): Promise<Database> {
  if (!isPostgresUrl(place) && !(await isFileWritable(place))) {
    throw new UnusableDatabase(
      `The database ${place} can’t be written: do file and folder belong to the site’s user, and is the disk mounted to be written? DATA_DIR names the folder.`,
    )
  }
  const db = await openDatabase(place, options)
  const writable = await isWritable(db).catch(async (error) => {
    await db.destroy()
    throw error
  })
  if (writable) return db
  await db.destroy()
  throw new UnusableDatabase(
    'The database at DATABASE_URL can only be read: is it a standby, or its role one for reading?',
  )
}

/**
 * Why a database can't be had, as one sentence for the operator without its password; undefined
 * when the error says it better. `name` is what the operator calls it.
 */
export function cannotOpen(
  place: string,
  error: unknown,
  name = 'The database at DATABASE_URL',
): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof UnusableDatabase) return error.message
  const refused = findRefusedSetting(error)
  if (refused !== undefined) {
    return `${name} is a pooler that refuses ${refused}: give PgBouncer the line ignore_startup_parameters = ${limitsOfSession.join(', ')}, and set these for the site’s role (ops/README.md).`
  }
  if (!isPostgresUrl(place)) return unopenedFileWords(place, error)
  if (codeOf(error) === noSuchDatabase) {
    return `${name} can’t be used (${noSuchDatabase}): its server has no database of that name. Make it, or correct the address.`
  }
  if (isDiskFull(error)) return `${name} has a full disk: make space on it.`
  const reason = isOutOfReach(error) ? 'can’t be reached' : 'can’t be used'
  return `${name} ${reason} (${codeOf(error)}): is it running, and is the address right?`
}

function codeOf(error: unknown) {
  const { code, message } = Object(error)
  return String(code ?? message)
}
