import { rmSync } from 'node:fs'
import { chown, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What commands that were killed leave in a folder: copies with everything personal in them. */
const leftover =
  /^(?:.*\.sqlite\.(?:partial|restoring)-(\d+)|aangan-drill-(\d+)\.sqlite)(?:-wal|-shm|-journal)?$/

/** How long nobody has written to one, in ms, before it is taken for such: its process may be in another container. */
const restMs = 3_600_000

/**
 * Makes an empty file that only its owner may read, for `work` to fill, and removes it and
 * SQLite's companions afterwards or when the command is stopped. Work that succeeds moves it away.
 * What commands that were killed have left beside it goes first.
 */
export async function withPartialFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  await removeLeftovers(dirname(file))
  const files = [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]
  const stop = () => {
    for (const path of files) rmSync(path, { force: true })
    process.exit(1)
  }
  await (await open(file, 'wx', 0o600)).close()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    return await work()
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    for (const path of files) await rm(path, { force: true })
  }
}

async function removeLeftovers(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, partial, drill] = leftover.exec(name) ?? []
    const pid = partial ?? drill
    if (pid === undefined || isAnotherRunning(Number(pid))) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > restMs) await rm(path, { force: true }).catch(() => undefined)
  }
}

/** One of our own number is none: we have begun nothing yet, and it may be of another container. */
function isAnotherRunning(pid: number) {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return Object(error).code !== 'ESRCH'
  }
}

/** Asks the disk to keep what was written to a file or a folder, where it can be asked. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/**
 * Gives `file` the owner that `target` has, which it is to replace; else the folder's owner. Root
 * may run this command for a site that runs as somebody else.
 */
export async function takeOwner(file: string, target: string): Promise<void> {
  const { uid, gid } = await stat(target).catch(() => stat(dirname(target)))
  if (process.getuid?.() === 0) await chown(file, uid, gid)
}
