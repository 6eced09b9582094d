import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { NoticeVersionsTable } from '#database/schema/settings.ts'
import type { Schema } from '#database/schema.ts'
import type { Notice } from '#server/config/owners-part.ts'

/**
 * Keeps a wording of the privacy notice under its version, in the transaction that lets it hold; one
 * that was shown before stays as it is.
 */
export async function keepNoticeVersion(
  transaction: Transaction<Schema>,
  { version, officer, addition }: Notice,
  { staffId, now }: { staffId: number | null; now: Date },
): Promise<void> {
  await transaction
    .insertInto('notice_versions')
    .values({ version, at: now.toISOString(), staff_id: staffId, officer, addition })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute()
}

/** Lists the wordings of the privacy notice that an owner has made, the newest first. */
export function listNoticeVersions(db: Database): Promise<NoticeVersionsTable[]> {
  return db.selectFrom('notice_versions').selectAll().orderBy('at', 'desc').execute()
}
