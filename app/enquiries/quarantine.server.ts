import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
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
 * for the counts. Gives how many there were among these references.
 */
export function discardQuarantined(
  db: Database,
  references: readonly string[],
  now: Date = new Date(),
): Promise<number> {
  return retryWhenBusy(() =>
    db.transaction().execute(async (transaction) => {
      const waiting = new Set((await listQuarantined(transaction)).map((row) => row.reference))
      const found = references.filter((reference) => waiting.has(reference))
      return eraseEnquiries(transaction, found, now)
    }),
  )
}
