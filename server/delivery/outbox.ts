import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { OutboxRow, Schema } from '#database/schema.ts'
import type { Mailbox } from '#server/config/values.ts'
import { foldRecipient } from './fold-recipient.ts'

/** A finished e-mail. Who writes it, and to whom when it goes to the staff, the settings say. */
export interface Email {
  to?: Mailbox
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** What a webhook tells (Standard Webhooks): what happened, when, and the facts. */
export interface WebhookEvent {
  type: string
  timestamp: string
  data: Record<string, unknown>
}

/** A phone that is told, by its browser's push service. */
export interface PushPhone {
  id: number
  endpoint: string
  p256dh: string
  auth: string
}

/** What a phone shows: few words, since whoever sees it can read them. */
export interface Notice {
  title: string
  text: string
  /** What a tap opens, as a path. */
  opens: string
  /** A later one of the same tag takes its place. */
  tag: string
  /** How many enquiries are ours to answer. */
  waiting: number
}

/** A notice as it waits in the outbox. */
export interface PushMessage {
  phone: PushPhone
  notice: Notice
}

/** A copy of a letter as it waits in the outbox: its words are read when it is sent. */
export interface CopyOfLetter {
  subscriber: number
}

/** A message to be sent; `reference` is the enquiry that it is about, where it is about one. */
export type Message =
  | { kind: 'staff-email'; reference?: string; email: Email }
  | { kind: 'visitor-email'; reference: string; email: Email & { to: Mailbox } }
  | { kind: 'newsletter-email'; email: Email & { to: Mailbox } }
  | { kind: 'webhook'; reference: string; event: WebhookEvent }
  /** Carries what lets somebody in until `expiresAt`: not sent after it, and nothing of it kept. */
  | { kind: 'staff-link-email'; email: Email & { to: Mailbox }; expiresAt: Date }
  /** Names no enquiry, since it is no message to a visitor; what it `opens` does. */
  | ({ kind: 'push'; expiresAt: Date } & PushMessage)

/** Fewer than SQLite lets one statement fill in. */
const copiesAtOnce = 500

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
  const at = now.toISOString()
  const rows = messages.map((message) => {
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
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** Writes copies of a letter to be delivered, one for each subscriber; as with `enqueue`, wake after it. */
export async function enqueueCopies(
  transaction: Transaction<Schema>,
  letterId: number,
  readers: readonly { id: number; email: string }[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const rows = readers.map(({ id: subscriber, email: recipient }) => ({
    ...{ id: randomUUID(), kind: 'letter-email' as const, channel: 'letter' as const },
    ...{ letter_id: letterId, recipient, created_at: at, next_attempt_at: at },
    body: JSON.stringify({ subscriber } satisfies CopyOfLetter),
  }))
  for (let start = 0; start < rows.length; start += copiesAtOnce) {
    await transaction
      .insertInto('outbox')
      .values(rows.slice(start, start + copiesAtOnce))
      .execute()
  }
}

function channelOf({ kind }: Message): OutboxRow['channel'] {
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

/**
 * Holds back every message that waits, as after a restore: it may have been sent since. Gives how
 * many there are.
 */
export async function holdMessages(transaction: Transaction<Schema>, now: Date): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ held_at: now.toISOString(), leased_by: null, leased_until: null })
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Lets the messages go that were held back, with three new days to try. Gives how many. */
export async function releaseHeld(db: Database, now: Date = new Date()): Promise<number> {
  const { numUpdatedRows } = await retryWhenBusy(() =>
    db
      .updateTable('outbox')
      .set({ held_at: null, first_failed_at: null, next_attempt_at: now.toISOString() })
      .where('held_at', 'is not', null)
      .executeTakeFirst(),
  )
  return Number(numUpdatedRows)
}

/** Throws the messages away that were held back. Gives how many. */
export async function dropHeld(db: Database): Promise<number> {
  const { numDeletedRows } = await retryWhenBusy(() =>
    db.deleteFrom('outbox').where('held_at', 'is not', null).executeTakeFirst(),
  )
  return Number(numDeletedRows)
}

/** What `last_error` is where a message's time was over before it could be sent. */
const expired = 'expired'

/**
 * Empties what has expired unsent: what it says opens nothing any more, and is nobody's business.
 * Gives the number of messages.
 */
export async function emptyExpired(db: Database, now: Date = new Date()): Promise<number> {
  const at = now.toISOString()
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('expires_at', '<=', at)
    .where('body', 'is not', null)
    // Whoever sends it just now empties it.
    .where((either) =>
      either.or([either('leased_until', 'is', null), either('leased_until', '<=', at)]),
    )
    .execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await retryWhenBusy(() =>
    db
      .updateTable('outbox')
      .set({
        body: null,
        recipient: null,
        recipient_folded: null,
        state: 'given-up',
        last_error: expired,
        leased_by: null,
        leased_until: null,
      })
      .where('id', 'in', ids)
      .where('body', 'is not', null)
      .execute(),
  )
  return ids.length
}

/** How the outbox stands, for whoever watches over the site. */
export interface OutboxState {
  waiting: number
  /** Age of the oldest message that waits, in whole seconds; 0 when none does. */
  oldestSeconds: number
  givenUp: number
  /** What its recipient's mail server refused for good: nobody has to be woken for it. */
  refused: number
  /** Held back since a backup was restored, until somebody lets them go. */
  held: number
}

/** What `last_error` begins with where the recipient's server will never take the message. */
export const refusedForGood = 'refused'

/**
 * Counts what waits and what was given up; what expired is no loss, for nobody can use it, and
 * letters to subscribers wait by intention: their own screen tells how they stand.
 */
export async function readOutboxState(db: Database, now: Date = new Date()): Promise<OutboxState> {
  const standing = sql<string>`case when held_at is not null then 'held'
    when last_error like ${sql.lit(`${refusedForGood} %`)} and state = 'given-up' then 'refused'
    else state end`
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      standing.as('standing'),
      fn.countAll<number | string>().as('messages'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'given-up'])
    .where('channel', '!=', 'letter')
    .where((either) =>
      either.or([either('last_error', 'is', null), either('last_error', '!=', expired)]),
    )
    .groupBy(standing)
    .execute()
  const find = (wanted: string) => rows.find((row) => row.standing === wanted)
  const waiting = find('waiting')
  const age = waiting ? (now.getTime() - Date.parse(waiting.oldest)) / 1000 : 0
  return {
    waiting: Number(waiting?.messages ?? 0),
    oldestSeconds: Math.max(0, Math.round(age)),
    givenUp: Number(find('given-up')?.messages ?? 0),
    refused: Number(find('refused')?.messages ?? 0),
    held: Number(find('held')?.messages ?? 0),
  }
}
