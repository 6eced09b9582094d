import type { Transaction } from 'kysely'
import type { EnquiryEventCode } from '#app/enquiries/answering/enquiry-event.ts'
import { addEvent } from '#app/enquiries/answering/events.server.ts'
import { newsChannel } from '#app/enquiries/answering/news.server.ts'
import type { Standing } from '#app/enquiries/answering/turn.ts'
import { notify } from '#database/postgres/notifications.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'

/** What happened to a quote, as its enquiry's history tells it. */
interface Told {
  code: EnquiryEventCode
  from?: string | null
  to: string
  /** Null: the visitor did it. */
  staffId: number | null
  now: Date
}

/**
 * Writes into an enquiry what happened to a quote of it: where it stands now, what comes next, and the
 * event. The caller holds the enquiry's row, and wakes the delivery.
 */
export async function tellEnquiry(
  transaction: Transaction<Schema>,
  enquiry: EnquiryRow,
  { code, from = null, to, staffId, now }: Told,
  change?: { standing: Standing; nextStep: string },
): Promise<void> {
  const version = change ? enquiry.version + 1 : enquiry.version
  if (change) {
    await transaction
      .updateTable('enquiries')
      .set({
        ...change.standing,
        next_step: change.nextStep,
        next_step_before: enquiry.next_step,
        version,
      })
      .where('id', '=', enquiry.id)
      .execute()
  }
  await addEvent(transaction, {
    enquiry_id: enquiry.id,
    at: now.toISOString(),
    staff_id: staffId,
    code,
    from_code: from,
    to_code: to,
    version,
  })
  await notify(transaction, newsChannel)
}
