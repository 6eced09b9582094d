import { existsSync } from 'node:fs'
import { copyFile, link, open, rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#commands/shared/run-command.ts'
import { say } from '#commands/shared/say.ts'
import { restrictFileToOwner } from '#database/owner-only.ts'
import { isBusy } from '#database/retry-when-busy.ts'

/**
 * Folds the write-ahead log of a database that is to be replaced into its file. Throws a
 * `Refusal` while any process has it open; a damaged one is left as it is. Tells whether it could
 * be read.
 */
export async function closeDatabase(file: string): Promise<boolean> {
  const damaged = 'The database that is replaced can’t be opened; it is kept as it is.'
  // SQLite would throw away the log beside a file that isn't one of its own.
  if (!(await startsLikeSqlite(file))) {
    say(damaged)
    return false
  }
  const sqlite = new DatabaseSync(file, { timeout: 1_000 })
  try {
    // A connection with a write-ahead log shares the file's lock for as long as it is open, so
    // leaving that mode needs every other one to be gone.
    sqlite.exec('pragma locking_mode = exclusive; pragma journal_mode = delete')
    sqlite.exec('begin exclusive; commit')
    return true
  } catch (error) {
    if (isBusy(error)) {
      throw new Refusal('The site, or another process, has the database open: stop it first.')
    }
    say(damaged)
    return false
  } finally {
    sqlite.close()
  }
}

async function startsLikeSqlite(file: string) {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.toString('latin1') === 'SQLite format 3\0'
  } finally {
    await handle.close()
  }
}

/**
 * Puts `fresh` in the place of `file`, whose old content stays beside it under `aside`, with what
 * SQLite keeps next to it. At each moment one of the two stands there whole.
 */
export async function exchange(file: string, fresh: string, aside: string): Promise<void> {
  // Left lying, an old log would be played into the new database.
  for (const companion of ['-wal', '-shm', '-journal']) {
    if (existsSync(file + companion)) await rename(file + companion, aside + companion)
  }
  if (existsSync(file)) {
    await link(file, aside).catch(() => copyFile(file, aside))
    await restrictFileToOwner(aside)
  }
  await rename(fresh, file)
  await rm(`${fresh}-shm`, { force: true })
}
