/** SQLite's primary codes for a busy, read-only, failing, full or unreachable file. */
const storageCodes = [5, 6, 8, 10, 13, 14]

/**
 * Tells whether an error says that the disk or the database's file is at fault, and not the
 * statement: a full disk is `SQLITE_FULL` or, with a file-size limit, `SQLITE_IOERR_WRITE`.
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return typeof error.errcode === 'number' && storageCodes.includes(error.errcode & 0xff)
}
