import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { eraseEnquiries } from './erase-enquiries.server.ts'

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
