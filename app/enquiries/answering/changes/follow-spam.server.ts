import type { Transaction } from 'kysely'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import type { EnquiryState } from '#app/enquiries/answering/enquiry-state.ts'
import { writeMessages } from '#app/enquiries/messages/write-messages.server.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import type { Config } from '#server/config.ts'
import { mayMail } from '#server/delivery/mailbox-limits.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import { holdsFree } from '#server/delivery/outbox/outbox-lease.ts'
import type { ChangeContext } from './change-context.ts'

/**
 * Takes messages back or sends them, as an enquiry becomes spam or is none any more, in the same
 * transaction. The caller wakes the delivery.
 */
export async function followSpam(
  { transaction, app, enquiry, now }: ChangeContext,
  state: EnquiryState,
): Promise<void> {
  if (state === 'spam' && enquiry.state !== 'spam') {
    await takeMessagesBack(transaction, enquiry.reference, now)
  }
  if (state !== 'spam' && (enquiry.state === 'spam' || enquiry.quarantined_at !== null)) {
    await sendWhatNeverLeft(transaction, enquiry, app.config, now)
    await transaction
      .updateTable('enquiries')
      .set({ quarantined_at: null, quarantine_reason: null })
      .where('id', '=', enquiry.id)
      .execute()
  }
}

/** Sends what an enquiry would have caused had it not been taken for spam: only what never left. */
async function sendWhatNeverLeft(
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
  const settings = await readDeskSettings(transaction)
  const acknowledge = await mayMail(transaction, 'visitor-email', enquiry.email, now)
  const circumstances = { config, settings, now, acknowledge }
  const messages = await writeMessages(transaction, enquiry, circumstances)
  const unsent = messages.filter((message) => known.every(({ kind }) => kind !== message.kind))
  await enqueue(transaction, unsent, now)
}

/** Takes back what an enquiry was about to send; what is under way or gone stays. */
async function takeMessagesBack(
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
