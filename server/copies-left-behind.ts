import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isAnotherRunning } from './is-running.ts'

/** What the name of a half-made copy of `file` begins with; the id of the process that makes it follows. */
export function partialCopyOf(file: string): string {
  return `${file}.partial-`
}

/** What `backup` and `restore` leave in a folder when they are killed: copies with everything personal in them. */
const copyOf =
  /^(?:.*\.sqlite\.(?:partial|restoring)-(\d+)|aangan-drill-(\d+)\.sqlite)(?:-wal|-shm|-journal)?$/

/** How long nobody has written to one, in ms, before it is taken for such: its process may be in another container. */
const restMs = 3_600_000

/** Removes from a folder what `backup` and `restore` that were killed have left there. */
export async function removeCopiesLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, copy, drill] = copyOf.exec(name) ?? []
    const pid = copy ?? drill
    if (pid === undefined || isAnotherRunning(Number(pid))) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > restMs) await rm(path, { force: true }).catch(() => undefined)
  }
}
