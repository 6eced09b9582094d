import { isOutOfReach } from './out-of-reach.ts'

/** SQLite's primary codes for a busy, read-only, failing, full or unreachable file. */
const sqliteCodes = [5, 6, 8, 10, 13, 14]

/** PostgreSQL's: out of disk, memory or connections; read-only; taken too long; damaged. */
const postgresCodes = /^(53|58|25006$|25P03$|57014$|55P03$|40|XX00[12]$)/

/**
 * Tells whether an error says that the disk, the database or the way to it is at fault, and not
 * the statement: a full disk is `SQLITE_FULL` or, with a file-size limit, `SQLITE_IOERR_WRITE`.
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') {
    return sqliteCodes.includes(error.errcode & 0xff)
  }
  if ('code' in error && postgresCodes.test(String(error.code))) return true
  return isOutOfReach(error)
}

/** SQLite's: full, can't write, can't enlarge its index of the log. */
const fullSqliteCodes = [13, 778, 4874]
/** Files' and PostgreSQL's: no space, too large for the limit, over the quota. */
const fullCodes = ['ENOSPC', 'EFBIG', 'EDQUOT', '53100']

/** Tells whether an error of the database, or of a file, says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return fullSqliteCodes.includes(Number(error.errcode))
  return 'code' in error && fullCodes.includes(String(error.code))
}
