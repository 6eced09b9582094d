import { access, constants, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { data } from 'react-router'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { makeOwnFolder } from '#database/owner-only.ts'
import { isDiskFull } from '#database/storage-failure.ts'
import type { App } from '#server/app-context.ts'
import { runChildJob } from '#server/child-jobs/child-jobs.ts'
import type { Config } from '#server/config.ts'
import { readDiskSpace } from '#server/disk-space.ts'
import { storageFailureWords } from '#server/storage-words.ts'
import {
  backupName,
  removeOldBackups,
  removePartsOf,
  repeatRemovingOldBackups,
} from './kept-backups.server.ts'

/** What the copying program is told: the site's database file, and the file to make. */
export interface BackupJob {
  source: string
  target: string
}

/** What it answers: how large the backup is and why the desk can't be told of it, or why there is none. */
export type BackupAnswer = { bytes: number; untold?: string } | { fault: string; isFull: boolean }

/** How a backup stands that was asked for at the desk. */
export type BackupStanding = 'making' | { failed: string }

/** By the database's file. An SQLite database is one process's, so that nobody else can be making one. */
const standings = new Map<string, BackupStanding>()

/** Tells whether a backup can be made from the desk: PostgreSQL's are made where that runs. */
export function canBackUp({ database }: Pick<Config, 'database'>): boolean {
  return !isPostgresUrl(database.place)
}

/** Gives how the backup stands that was asked for last; undefined once it is made. */
export function findStanding({ database }: Pick<Config, 'database'>): BackupStanding | undefined {
  return standings.get(database.place)
}

/**
 * Begins a backup, as an owner asks for it; while one is being made that is the one. Throws a 400 on
 * PostgreSQL.
 */
export function askBackup(app: App, staffId: number): void {
  const { config, backgroundWork } = app
  const source = config.database.place
  if (!canBackUp(config)) {
    throw data('Backups of this site are made where its database runs.', { status: 400 })
  }
  if (standings.get(source) === 'making') return
  standings.set(source, 'making')
  backgroundWork.begin('A backup from the desk', async (stopping) => {
    try {
      await app.writeTogether((transaction) =>
        recordStaffEvent(transaction, { code: 'backup-asked', staffId }),
      )
      const lacking = await makeOne(app, stopping)
      if (lacking) standings.set(source, { failed: lacking })
      else standings.delete(source)
    } catch (error) {
      standings.set(source, { failed: failureWords(error) })
      if (!stopping.aborted) throw error
      app.log.info('a backup from the desk was ended by the stop; nothing of it is left')
    }
  })
}

function failureWords(error: unknown) {
  if (error instanceof UnusableFolder) {
    return 'The folder for backups, BACKUP_DIR, can’t be written to.'
  }
  return storageFailureWords(error) ?? 'Something went wrong on our side; the log says what.'
}

/** The folder for backups can't be used; the message is a sentence for the operator. */
class UnusableFolder extends Error {}

/** Makes the folder for backups; throws an `UnusableFolder` where it can't be made or written. */
async function openBackupFolder(folder: string) {
  try {
    await makeOwnFolder(folder)
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (isDiskFull(error)) throw error
    throw new UnusableFolder(
      `The folder ${folder} can’t be written (${Object(error).code}), so no backup can be made at the desk: set BACKUP_DIR to one that the site’s user may write.`,
      { cause: error },
    )
  }
}

/**
 * Begins to look whether backups can be written where BACKUP_DIR says: warns in the log and at the
 * desk where not, and the site serves all the same. The folder in DATA_DIR, which the start has looked
 * at, is made with the first backup. Gives what ends it.
 */
export function startCheckingBackupFolder(app: App): () => void {
  const { backupDir, dataDir, database } = app.config
  if (canBackUp(app.config) && dirname(backupDir) !== dataDir) {
    app.backgroundWork.begin('Looking at the folder for backups', async () => {
      try {
        await openBackupFolder(backupDir)
      } catch (error) {
        if (!(error instanceof UnusableFolder)) throw error
        app.log.warn(error.message)
        if (!findStanding(app.config)) {
          standings.set(database.place, { failed: failureWords(error) })
        }
      }
    })
  }
  return () => {}
}

/** Makes a backup, then removes those that it replaces. Gives a sentence where the disk lacks the space. */
async function makeOne(app: App, stopping: AbortSignal) {
  const { backupDir, database } = app.config
  const source = database.place
  const now = new Date()
  await openBackupFolder(backupDir)
  await removeOldBackups(app, now)
  const lacking = noSpaceWords(await sizeOf(source), (await readDiskSpace(backupDir)).free)
  if (lacking) return lacking
  const job: BackupJob = { source, target: join(backupDir, backupName(now)) }
  const answer = await runChildJob('backup', JSON.stringify(job), (output) =>
    readAnswer(output, stopping),
  ).catch(async (error: unknown) => {
    await removePartsOf(job.target)
    throw error
  })
  if ('fault' in answer) {
    throw Object.assign(new Error(answer.fault), answer.isFull && { code: 'ENOSPC' })
  }
  if (answer.untold) app.log.warn(answer.untold)
  await removeOldBackups(app, now)
  return undefined
}

/** Gives up, and with that ends the program, when the site stops. */
async function readAnswer(output: Readable, stopping: AbortSignal): Promise<BackupAnswer> {
  const stop = () => output.destroy(new Error('The site was stopped while a backup was made.'))
  stopping.addEventListener('abort', stop, { once: true })
  try {
    return JSON.parse(await text(output))
  } finally {
    stopping.removeEventListener('abort', stop)
  }
}

/** How many bytes the copy takes: the database's, and what its log holds of it. */
async function sizeOf(source: string) {
  const log = await stat(`${source}-wal`).catch(() => ({ size: 0 }))
  return (await stat(source)).size + log.size
}

/** Removes old backups from now on; see `repeatRemovingOldBackups`. Gives what ends it. */
export function startRemovingOldBackups(app: App): () => void {
  if (!canBackUp(app.config)) return () => {}
  return repeatRemovingOldBackups(app)
}

/** What a backup leaves free on the disk, in bytes: enquiries need it more. */
const spare = 100e6

/**
 * Says as a sentence that a disk with so much free space can't take so large a backup; undefined
 * where it can.
 */
export function noSpaceWords(bytes: number, room: number): string | undefined {
  if (room - bytes >= spare) return undefined
  return `It takes about ${megabytes(bytes)} and the site’s disk has ${megabytes(room)} left, which enquiries need.`
}

function megabytes(bytes: number) {
  return `${Math.ceil(bytes / 1e6).toLocaleString('en-IN')} MB`
}
