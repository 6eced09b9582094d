import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import type { EnquiryEventCode } from '#app/enquiries/answering/enquiry-event.ts'
import { addEvent } from '#app/enquiries/answering/events.server.ts'
import { indexEnquiry } from '#app/enquiries/answering/search/enquiry-texts.server.ts'
import { writeMessages } from '#app/enquiries/messages/write-messages.server.ts'
import { foldEmailAddress } from '#app/ui/forms/email-address.ts'
import { foldRecipient } from '#server/delivery/fold-recipient.ts'
import { sendAgain as sendMessageAgain } from '#server/delivery/outbox/outbox.ts'
import { holdsFree } from '#server/delivery/outbox/outbox-lease.ts'
import type { ChangeContext } from './change-context.ts'
import type { ChangeOutcome } from './enquiry-change.ts'
import { findLikelyDomain } from './likely-domain.ts'

/**
 * Puts the right e-mail address in the place of a wrong one, in the enquiry and in what was not
 * sent yet. A visitor's mail that was given up goes out again, to the new address. The event
 * repeats neither address.
 */
export async function correctAddress(
  context: ChangeContext,
  { email: typed, sure }: { email: string; sure?: boolean },
): Promise<ChangeOutcome> {
  const { transaction, enquiry, now } = context
  const email = foldEmailAddress(typed)
  if (!email) return { refused: 'Invalid email format.' }
  if (email === enquiry.email) return { refused: 'That is the address that we have.' }
  if (await isBeingSent(context)) {
    return { refused: 'An e-mail is on its way to the old address: try again in a minute.' }
  }
  const likely = sure ? undefined : findLikelyDomain(email)
  if (likely) return { asked: `${email.slice(0, email.lastIndexOf('@'))}@${likely}` }
  const version = enquiry.version + 1
  const corrected = { ...enquiry, email, version }
  await transaction
    .updateTable('enquiries')
    .set({ email, version })
    .where('id', '=', enquiry.id)
    .execute()
  await indexEnquiry(transaction, corrected)
  await rewriteUnsent({ ...context, enquiry: corrected })
  const messages = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('subject_reference', '=', enquiry.reference)
    .where('kind', 'in', ['visitor-email', 'quote-email'])
    .where('state', '=', 'given-up')
    .execute()
  // What a quote's e-mail says stays; its channel sends it to the enquiry's address.
  await transaction
    .updateTable('outbox')
    .set({ recipient: email, recipient_folded: foldRecipient(email) })
    .where('subject_reference', '=', enquiry.reference)
    .where('kind', '=', 'quote-email')
    .where('state', '!=', 'sent')
    .execute()
  for (const { id } of messages) await sendMessageAgain(transaction, id, now)
  return tell({ ...context, enquiry: corrected }, 'address-corrected', null)
}

/** What a process is sending right now can't be written again. */
async function isBeingSent({ transaction, enquiry, now }: ChangeContext): Promise<boolean> {
  const leased = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('subject_reference', '=', enquiry.reference)
    .where('kind', 'in', ['visitor-email', 'quote-email'])
    .where(({ not }) => not(holdsFree(now)))
    .executeTakeFirst()
  return leased !== undefined
}

/** Has a message tried again that was given up, or a visitor's that went to a wrong address. */
export async function sendAgain(context: ChangeContext, messageId: string): Promise<ChangeOutcome> {
  const { transaction, enquiry, now } = context
  const message = await transaction
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'recipient', 'body'])
    .where('id', '=', messageId)
    .where('subject_reference', '=', enquiry.reference)
    .executeTakeFirst()
  if (!message) return { refused: 'There is no such message.' }
  if (!canSendAgain(message, enquiry)) return { refused: 'It is on its way, or has been sent.' }
  await sendMessageAgain(transaction, messageId, now)
  await rewriteUnsent(context)
  return tell(context, 'sent-again', message.kind)
}

/** Tells whether *Try again* makes sense for a message. */
export function canSendAgain(
  message: { kind: string; state: string; recipient: string | null; body: string | null },
  { email }: { email: string },
): boolean {
  if (message.body === null) return false
  const wentAstray = message.kind === 'visitor-email' && message.recipient !== email
  return message.state === 'given-up' || (message.state === 'sent' && wentAstray)
}

/** Lets everything that was not sent yet say what the enquiry says now. */
export async function rewriteUnsent({
  transaction,
  app,
  enquiry,
  now,
}: Omit<ChangeContext, 'staffId'>): Promise<void> {
  const settings = await readDeskSettings(transaction)
  const circumstances = { config: app.config, settings, now, acknowledge: true }
  const messages = await writeMessages(transaction, enquiry, circumstances)
  for (const message of messages) {
    const recipient = 'email' in message ? (message.email.to?.address ?? null) : null
    await transaction
      .updateTable('outbox')
      .set({
        body: JSON.stringify(message.kind === 'webhook' ? message.event : message.email),
        recipient,
        recipient_folded: recipient && foldRecipient(recipient),
      })
      .where('subject_reference', '=', enquiry.reference)
      .where('kind', '=', message.kind)
      .where('state', '!=', 'sent')
      .execute()
  }
}

async function tell(
  { transaction, enquiry, staffId, now }: ChangeContext,
  code: EnquiryEventCode,
  to: string | null,
): Promise<ChangeOutcome> {
  const done = await addEvent(transaction, {
    enquiry_id: enquiry.id,
    at: now.toISOString(),
    staff_id: staffId,
    code,
    to_code: to,
    version: enquiry.version,
  })
  return { done, version: enquiry.version }
}
