import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { dayMs } from '#app/time/india.ts'
import type { App } from '#server/app-context.ts'
import { repeatWork } from '#server/background-work.ts'
import { partialCopyOf, removeCopiesLeftBehind } from '#server/copies-left-behind.ts'
import { mayEraseByAge } from '#server/erasing-clock.ts'

/** How many backups that were made at the desk are kept, the newest. */
export const mostKept = 5
/** How long each is kept, in days: a person who was forgotten stays in it that long at most. */
export const keptDays = 28

const everyMs = 6 * 60 * 60 * 1000
/** What the desk has made, and no other file of the folder: the operator's own backups stay. */
const nameOfOurs = /^desk-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.(\d{3})Z\.sqlite$/

/** Gives the name of a backup that is made at `now`; later ones sort after it. */
export function backupName(now: Date): string {
  return `desk-${now.toISOString().replaceAll(':', '-')}.sqlite`
}

/**
 * Removes from a folder the backups of the desk that are past the newest five or, where the clock can
 * be believed, older than four weeks; and what one that broke off has left.
 */
export async function removeOldBackups(
  { db, log, config }: Pick<App, 'db' | 'log' | 'config'>,
  now: Date,
) {
  const folder = config.backupDir
  const isBelieved = await mayEraseByAge({ db, log }, 'Old backups', now)
  const names = (await readdir(folder).catch(() => [])).filter((name) => nameOfOurs.test(name))
  const old = names
    .sort()
    .filter((name, at) => at < names.length - mostKept || (isBelieved && isOver(name, now)))
  for (const name of old) await rm(join(folder, name), { force: true })
  await removeCopiesLeftBehind(folder)
}

/** Removes what the making of one backup, which has ended, has left. */
export async function removePartsOf(target: string): Promise<void> {
  const folder = dirname(target)
  const beginning = partialCopyOf(basename(target))
  const names = (await readdir(folder)).filter((name) => name.startsWith(beginning))
  for (const name of names) await rm(join(folder, name), { force: true })
}

function isOver(name: string, now: Date) {
  const made = Date.parse(name.replace(nameOfOurs, '$1T$2:$3:$4.$5Z'))
  return now.getTime() - made > keptDays * dayMs
}

/**
 * Removes the desk's old backups from now on, also while nobody makes new ones, and beside the database
 * what a restore that was killed has left: no other restore may follow. At once and every six hours.
 * Gives what ends it.
 */
export function repeatRemovingOldBackups(
  app: Pick<App, 'db' | 'log' | 'config' | 'backgroundWork'>,
): () => void {
  const work = async () => {
    await removeOldBackups(app, new Date())
    await removeCopiesLeftBehind(app.config.dataDir)
  }
  return repeatWork(app, 'Removing old backups', { everyMs, work }).end
}
