import type { Transaction } from 'kysely'
import { lockEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import { changeStanding } from '#app/enquiries/answering/changes/change-standing.server.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { newsChannel } from '#app/enquiries/answering/news.server.ts'
import { eraseEnquiries } from '#app/enquiries/erase-enquiries.server.ts'
import type { Database } from '#database/connection.ts'
import { notify } from '#database/postgres/notifications.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'

/** What the staff are told of an enquiry in quarantine: nothing that the visitor wrote. */
export type QuarantinedEnquiry = Pick<
  EnquiryRow,
  'reference' | 'kind' | 'received_at' | 'quarantine_reason'
>

/** Lists the enquiries that were set aside and wait for somebody to look, the oldest first. */
export async function listQuarantined(db: Database): Promise<QuarantinedEnquiry[]> {
  return db
    .selectFrom('enquiries')
    .select(['reference', 'kind', 'received_at', 'quarantine_reason'])
    .where('quarantined_at', 'is not', null)
    .where('erased_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
}

/**
 * Takes a quarantined enquiry for an honest one, as the desk does: it becomes new, and its messages
 * are sent after all, in the same transaction. Tells whether there was such an enquiry. The caller
 * wakes the delivery.
 */
export function releaseEnquiry(
  { db, config }: Pick<App, 'db' | 'config'>,
  reference: string,
  now: Date = new Date(),
): Promise<boolean> {
  return writeTransaction(db, async (transaction) => {
    const enquiry = await lockEnquiry(transaction, reference)
    if (!enquiry?.quarantined_at || enquiry.erased_at) return false
    const settings = await readDeskSettings(transaction)
    const context = { transaction, app: { config }, enquiry, staffId: null, now }
    await changeStanding(context, { kind: 'release' }, settings)
    await notify(transaction, newsChannel)
    return true
  })
}

/**
 * Erases what quarantined enquiries say, once somebody has seen that they are spam; the rows stay
 * for the counts. `note` is called with those that were among these references, in the same
 * transaction. Gives how many there were.
 */
export function discardQuarantined(
  db: Database,
  references: readonly string[],
  now: Date = new Date(),
  note?: (transaction: Transaction<Schema>, discarded: readonly string[]) => Promise<void>,
): Promise<number> {
  return writeTransaction(db, async (transaction) => {
    // The write holds the rows: nobody can release one between this look and its end.
    const found = await transaction
      .updateTable('enquiries')
      .set(({ ref }) => ({ quarantined_at: ref('quarantined_at') }))
      .where('reference', 'in', references)
      .where('quarantined_at', 'is not', null)
      .where('erased_at', 'is', null)
      .returning('reference')
      .execute()
    if (found.length === 0) return 0
    const discarded = found.map(({ reference }) => reference)
    await note?.(transaction, discarded)
    return eraseEnquiries(transaction, discarded, now)
  })
}
