import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import type { Schema } from '#database/schema.ts'
import { foldRecipient } from '#server/delivery/fold-recipient.ts'
import type { Message, PushMessage } from './message.ts'
import { holdsFree } from './outbox-lease.ts'

/**
 * Writes messages to be delivered, in the transaction that writes what they are about: either
 * both are there or neither is. Whoever commits it calls `delivery.wake()` afterwards. Gives the
 * messages' ids.
 */
export async function enqueue(
  transaction: Transaction<Schema>,
  messages: readonly Message[],
  now: Date = new Date(),
): Promise<string[]> {
  const rows = outboxRows(messages, now)
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** Gives messages as rows of the outbox, for whoever inserts them together with other rows. */
export function outboxRows(messages: readonly Message[], now: Date) {
  const at = now.toISOString()
  return messages.map((message) => {
    const recipient = recipientOf(message)
    return {
      id: randomUUID(),
      kind: message.kind,
      channel: channelOf(message),
      subject_reference: 'reference' in message ? (message.reference ?? null) : null,
      recipient,
      recipient_folded: recipient && foldRecipient(recipient),
      body: JSON.stringify(bodyOf(message)),
      created_at: at,
      next_attempt_at: at,
      expires_at: 'expiresAt' in message ? message.expiresAt.toISOString() : null,
    }
  })
}

function channelOf({ kind }: Message): OutboxRow['channel'] {
  if (kind === 'quote-email') return 'quote'
  return kind === 'webhook' || kind === 'push' ? kind : 'email'
}

function recipientOf(message: Message): string | null {
  if (message.kind === 'push') return phoneRecipient(message.phone.id)
  return 'email' in message ? (message.email.to?.address ?? null) : null
}

function bodyOf(message: Message) {
  if (message.kind === 'webhook') return message.event
  if (message.kind !== 'push') return message.email
  const { phone, notice } = message
  return { phone, notice } satisfies PushMessage
}

/** How the outbox names a phone as a recipient. */
export function phoneRecipient(id: number): string {
  return `phone ${id}`
}

/**
 * Lets a message that was given up or sent be delivered once more, with three new days to try.
 * Tells whether there was such a message; one that was erased cannot be sent again.
 */
export function resend(db: Database, id: string, now: Date = new Date()): Promise<boolean> {
  return retryWhenBusy(() => sendAgain(db, id, now))
}

/** As `resend`, within a transaction. */
export async function sendAgain(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'waiting',
      attempts: 0,
      next_attempt_at: now.toISOString(),
      first_failed_at: null,
      sent_at: null,
      last_error: null,
    })
    .where('id', '=', id)
    .where('state', '!=', 'waiting')
    .where('body', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Throws the webhooks away that were not delivered, waiting or given up, when nobody is left to take
 * them; one that is being sent just now stays. Gives how many.
 */
export async function dropUnsentWebhooks(db: Database, now: Date = new Date()): Promise<number> {
  const { numDeletedRows } = await retryWhenBusy(() =>
    db
      .deleteFrom('outbox')
      .where('channel', '=', 'webhook')
      .where('state', '!=', 'sent')
      .where(holdsFree(now))
      .executeTakeFirst(),
  )
  return Number(numDeletedRows)
}

/**
 * Erases what messages say and to whom, when a person asks to be forgotten: by the enquiry's
 * reference or the recipient's address. What was sent stays as a row without words; what was not
 * sent is removed. Gives the number of messages touched.
 */
export async function eraseMessages(
  transaction: Transaction<Schema>,
  { references = [], addresses = [] }: { references?: string[]; addresses?: string[] },
): Promise<number> {
  await dropNotices(transaction, references)
  const unsent = await transaction
    .deleteFrom('outbox')
    .where((where) =>
      where.or([where('subject_reference', 'in', references), where('recipient', 'in', addresses)]),
    )
    .where('state', '!=', 'sent')
    .executeTakeFirst()
  const sent = await transaction
    .updateTable('outbox')
    .set({ body: null, recipient: null, recipient_folded: null })
    .where((where) =>
      where.or([where('subject_reference', 'in', references), where('recipient', 'in', addresses)]),
    )
    .executeTakeFirst()
  return Number(unsent.numDeletedRows + sent.numUpdatedRows)
}

/** Removes what phones were to be told of these enquiries: it may say a visitor's name. */
async function dropNotices(transaction: Transaction<Schema>, references: readonly string[]) {
  const rows = await transaction
    .selectFrom('outbox')
    .select(['id', 'body'])
    .where('channel', '=', 'push')
    .where('body', 'is not', null)
    .execute()
  const ids = rows.flatMap(({ id, body }) =>
    references.some((reference) => body?.includes(reference)) ? [id] : [],
  )
  if (ids.length > 0) await transaction.deleteFrom('outbox').where('id', 'in', ids).execute()
}
