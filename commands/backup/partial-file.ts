import { rmSync } from 'node:fs'
import { chown, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { removeCopiesLeftBehind } from '#server/copies-left-behind.ts'

/**
 * Makes an empty file that only its owner may read, for `work` to fill, and removes it and
 * SQLite's companions afterwards or when the command is stopped. Work that succeeds moves it away.
 * What commands that were killed have left beside it goes first.
 */
export async function withPartialFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  await removeCopiesLeftBehind(dirname(file))
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
