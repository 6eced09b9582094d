import { isDiskFull, isStorageFailure } from '#database/storage-failure.ts'

/**
 * Says to the staff why something was not stored, as a sentence; undefined where neither the disk nor
 * the database is the reason.
 */
export function storageFailureWords(error: unknown): string | undefined {
  if (isDiskFull(error)) return 'The site’s disk is full.'
  return isStorageFailure(error) ? 'The site’s database can’t be written to just now.' : undefined
}

/** What somebody does about it. */
export const onceThereIsSpace = 'Tell whoever looks after the site, and send it again in a minute.'
