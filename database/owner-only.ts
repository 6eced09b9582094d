import { chmod, mkdir, open, realpath, stat } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'

/**
 * Makes a folder of personal data, and those above it that are missing, for their owner alone; one that
 * is there is left as it is. Throws when it can't be made. Not by Node's own `recursive`, which tries
 * for ever where the system lets nobody make a folder, as in `/proc`.
 */
export async function makeOwnFolder(folder: string): Promise<void> {
  // One that is there may have been made by another process meanwhile.
  const make = () =>
    mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
      if (!(await isFolder(folder))) throw error
    })
  await make().catch(async (error: unknown) => {
    if (Object(error).code !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeOwnFolder(dirname(folder))
    await make()
  })
}

async function isFolder(path: string) {
  const found = await stat(path).catch(() => undefined)
  return found?.isDirectory() === true
}

/**
 * Makes a database file and those that SQLite keeps beside it readable by their owner alone, where
 * they are: mends what an earlier version left open.
 */
export async function restrictFileToOwner(file: string): Promise<void> {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) await close(path, 0o600)
}

/**
 * Makes a file for its owner alone where none is, whatever the umask: SQLite gives what it keeps
 * beside it the same rights. One that is there is left as it is.
 */
export async function makeOwnFile(file: string): Promise<void> {
  // Never opened again: to close a second handle of a database would give up SQLite's locks on it.
  const made = await open(file, 'wx', 0o600).catch(() => undefined)
  await made?.close()
}

/**
 * Makes the site's folder its owner's alone. One that is shared with others by its nature stays:
 * the temporary folder, and one that the site's own sources lie in.
 */
export async function restrictFolderToOwner(folder: string): Promise<void> {
  const { mode } = await stat(folder)
  const inside = relative(await realpath(folder), resolve())
  const holdsSources = !inside.startsWith('..') && inside !== resolve()
  if ((mode & 0o1000) !== 0 || holdsSources) return
  await close(folder, 0o700)
}

/** Takes away others' rights; what belongs to another user, or is not there, is left as it is. */
async function close(path: string, mode: number) {
  const found = await stat(path).catch(() => undefined)
  if (!found || (found.mode & 0o777 & ~mode) === 0) return
  await chmod(path, found.mode & mode).catch(() => undefined)
}
