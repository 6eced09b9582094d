import { existsSync } from 'node:fs'
import { copyFile, link, open, rename, rm } from 'node:fs/promises'
import { refuseOpenFile } from '#commands/shared/refuse-open-file.ts'
import { Refusal } from '#commands/shared/run-command.ts'
import { say } from '#commands/shared/say.ts'
import { restrictFileToOwner } from '#database/owner-only.ts'

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
  try {
    refuseOpenFile(file)
    return true
  } catch (error) {
    if (error instanceof Refusal) throw error
    say(damaged)
    return false
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
