import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '#database/retry-when-busy.ts'
import { Refusal } from './run-command.ts'

/** What whoever gave a command is told where the site still runs. */
export const inUse = 'The site, or another process, has the database open: stop it first.'

/**
 * Folds the write-ahead log of an SQLite file into it. Throws a `Refusal` while any process has it open, and
 * what SQLite says of a damaged one.
 */
export function refuseOpenFile(file: string) {
  const sqlite = new DatabaseSync(file, { timeout: 1_000 })
  try {
    // A connection with a write-ahead log shares the file's lock for as long as it is open, so
    // leaving that mode needs every other one to be gone.
    sqlite.exec('pragma locking_mode = exclusive; pragma journal_mode = delete')
    sqlite.exec('begin exclusive; commit')
  } catch (error) {
    throw isBusy(error) ? new Refusal(inUse) : error
  } finally {
    sqlite.close()
  }
}
