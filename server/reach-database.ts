import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Database, openDatabase } from '#database/connection.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { isOutOfReach } from '#database/out-of-reach.ts'
import { UnusableDatabase } from '#database/postgres.ts'
import type { Config } from './config.ts'

const patienceMs = 30_000
const betweenMs = 500

/**
 * Opens the site's database. A PostgreSQL that is not there yet, such as one that starts together
 * with the site, is waited for, 30 seconds unless told. Throws an `UnusableDatabase` with one
 * sentence when it can't be had; a file that can't be opened throws what opening it throws.
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
      return await openDatabase(place, {
        pool,
        onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
      })
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

/** Why PostgreSQL can't be had, as one sentence for the operator without its password. */
export function cannotOpen(place: string, error: unknown): string | undefined {
  if (!isPostgresUrl(place) || !(error instanceof Error)) return undefined
  if (error instanceof UnusableDatabase) return error.message
  const reason = isOutOfReach(error) ? 'can’t be reached' : 'can’t be used'
  return `The database at DATABASE_URL ${reason} (${codeOf(error)}): is it running, and is the address right?`
}

function codeOf(error: unknown) {
  const { code, message } = Object(error)
  return String(code ?? message)
}
