import { existsSync } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { Refusal } from '#commands/shared/run-command.ts'
import { makeOwnFolder } from '#database/owner-only.ts'
import { partialCopyOf } from '#server/copies-left-behind.ts'
import { unopenedFileWords } from '#server/storage-words.ts'
import { type Counts, checkDatabase, countRows } from './database-check.ts'
import { refuseFullDisk } from './full-disk.ts'
import { flush, withPartialFile } from './partial-file.ts'
import { writeDown } from './write-down.ts'

const pagesAtOnce = 500

interface MadeBackup {
  counts: Counts
  bytes: number
  /** Why the site's database could not be told of it, in a sentence. */
  untold?: string
}

/**
 * Copies the site's database, which may be in use, to the file `target` as it is at this moment;
 * `tell` hears how many pages of how many are done. The copy is opened, checked and counted before it
 * gets its name, and the site's database is told of it where that can be written. Throws a `Refusal` where a file of that name
 * exists or the copy is not good; nothing stays then.
 */
export async function makeBackup(
  source: string,
  target: string,
  tell?: (done: number, total: number) => void,
): Promise<MadeBackup> {
  refuseExisting(target)
  await makeOwnFolder(dirname(target))
  const partial = `${partialCopyOf(target)}${process.pid}`
  return withPartialFile(partial, async () => {
    const { wanted, counts } = await refuseFullDisk(target, 'There is no backup.', async () => ({
      wanted: await copyDatabase(source, partial, tell),
      counts: checkDatabase(partial),
    }))
    const differing = Object.keys(wanted).filter((table) => counts[table] !== wanted[table])
    if (differing.length > 0) throw new Refusal(`The copy differs in ${differing.join(', ')}.`)
    await flush(partial)
    refuseExisting(target)
    await rename(partial, target)
    await flush(dirname(target))
    const { size } = await stat(target)
    return { counts, bytes: size, ...tellSite(source, size) }
  })
}

/** A site whose own disk is full needs the backup all the more: it stays, and the reason is given. */
function tellSite(source: string, bytes: number) {
  try {
    writeDown(source, 'backups', { made_at: new Date().toISOString(), bytes })
    return {}
  } catch (error) {
    const why = unopenedFileWords(source, error)
    return { untold: `The backup is good, but the desk can’t be told of it. ${why}` }
  }
}

/** Copies one moment of the database page by page; gives that moment's counts. */
async function copyDatabase(
  source: string,
  copy: string,
  tell: (done: number, total: number) => void = () => {},
): Promise<Counts> {
  const { sqlite, counts } = openSource(source)
  try {
    await backup(sqlite, copy, {
      rate: pagesAtOnce,
      progress: ({ totalPages, remainingPages }) => tell(totalPages - remainingPages, totalPages),
    })
    tell(1, 1)
    return counts
  } finally {
    sqlite.close()
  }
}

function openSource(source: string) {
  let sqlite: DatabaseSync | undefined
  try {
    sqlite = new DatabaseSync(source, { timeout: 5_000 })
    // The read transaction holds this moment fast. Without it each enquiry that the site takes
    // would make the copy begin again; writers don't wait for it.
    sqlite.exec('begin')
    return { sqlite, counts: countRows(sqlite) }
  } catch (error) {
    sqlite?.close()
    throw new Refusal(unopenedFileWords(source, error), { cause: error })
  }
}

function refuseExisting(file: string) {
  if (existsSync(file)) throw new Refusal(`${file} exists already: name another file.`)
}
