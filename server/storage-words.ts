import { isDiskFull, isStorageFailure } from '#database/storage-failure.ts'

/**
 * Says to the staff why something was not stored, as a sentence; undefined where neither the disk nor
 * the database is the reason.
 */
export function storageFailureWords(error: unknown): string | undefined {
  if (isDiskFull(error)) return 'The site’s disk is full.'
  return isStorageFailure(error) ? 'The site’s database can’t be written to just now.' : undefined
}

/** Says to the operator, as a sentence, that a file's or folder's disk is full; undefined where it is not that. */
export function fullDiskWords(path: string, error: unknown): string | undefined {
  return isDiskFull(error) ? `The disk of ${path} is full: make space on it.` : undefined
}

/** Says to the operator, as a sentence, why an SQLite file can't be opened. */
export function unopenedFileWords(file: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return fullDiskWords(file, error) ?? `The database ${file} can’t be opened: ${reason}.`
}

/** What somebody does about it. */
export const onceThereIsSpace = 'Tell whoever looks after the site, and send it again in a minute.'
