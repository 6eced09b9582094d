import type { Transaction } from 'kysely'
import { enqueueMessages } from '#app/enquiries/messages/enqueue-messages.server.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import type { Config } from '#server/config.ts'
import { holdsFree } from '#server/delivery/outbox-lease.ts'

/**
 * Sends what an enquiry would have caused had it not been taken for spam: only messages that never
 * left, in the transaction that lets it leave. The caller wakes the delivery.
 */
export async function sendWhatNeverLeft(
  transaction: Transaction<Schema>,
  enquiry: EnquiryRow,
  config: Config,
  now: Date,
): Promise<void> {
  const known = await transaction
    .selectFrom('outbox')
    .select('kind')
    .where('subject_reference', '=', enquiry.reference)
    .execute()
  const without = known.map(({ kind }) => kind)
  await enqueueMessages(transaction, enquiry, config, now, without)
}

/** Takes back what an enquiry was about to send; what is under way or gone stays. */
export async function takeMessagesBack(
  transaction: Transaction<Schema>,
  reference: string,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('subject_reference', '=', reference)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where(holdsFree(now))
    .execute()
}
