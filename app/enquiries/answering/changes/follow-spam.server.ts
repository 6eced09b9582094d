import type { Transaction } from 'kysely'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import type { EnquiryState } from '#app/enquiries/answering/enquiry-state.ts'
import { writeMessages } from '#app/enquiries/messages/write-messages.server.ts'
import { indiaDay } from '#app/time/india.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import type { Config } from '#server/config.ts'
import { mayMail } from '#server/delivery/mailbox-limits.ts'
import { enqueue, outboxRows } from '#server/delivery/outbox/outbox.ts'
import { holdsFree } from '#server/delivery/outbox/outbox-lease.ts'
import type { ChangeContext } from './change-context.ts'

/**
 * Takes messages back or sends them, as an enquiry becomes spam or is none any more, in the same
 * transaction. The caller wakes the delivery.
 */
export async function followSpam(
  { transaction, app, enquiry, now }: Omit<ChangeContext, 'staffId'>,
  state: EnquiryState,
): Promise<void> {
  if (state === 'spam' && enquiry.state !== 'spam') {
    await takeMessagesBack(transaction, enquiry.reference, now)
  }
  if (state !== 'spam' && (enquiry.state === 'spam' || enquiry.quarantined_at !== null)) {
    await sendWhatNeverLeft(transaction, enquiry, app.config, now)
    await sendOpenQuotes(transaction, enquiry, now)
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

/**
 * Puts the messages of open quotes that were taken back into the outbox again, each as the one that its quote
 * names. Their channel writes what they say just before it sends them.
 */
async function sendOpenQuotes(
  transaction: Transaction<Schema>,
  { id, reference, full_name: name, email: address }: EnquiryRow,
  now: Date,
): Promise<void> {
  const takenBack = await transaction
    .selectFrom('quote_revisions')
    .innerJoin('quotes', 'quotes.id', 'quote_revisions.quote_id')
    .leftJoin('outbox', 'outbox.id', 'quote_revisions.message_id')
    .select('quote_revisions.message_id')
    .where('quotes.enquiry_id', '=', id)
    .where('quote_revisions.state', '=', 'sent')
    .where('quote_revisions.valid_until', '>=', indiaDay(now))
    .where('quote_revisions.token', 'is not', null)
    .where('quote_revisions.message_id', 'is not', null)
    .where('outbox.id', 'is', null)
    .execute()
  const email = { to: { name, address }, subject: '', text: '', html: '' }
  const rows = takenBack.flatMap(({ message_id }) =>
    outboxRows([{ kind: 'quote-email', reference, email }], now).map((row) => ({
      ...row,
      id: message_id ?? row.id,
    })),
  )
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute()
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
