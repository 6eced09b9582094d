import type { Transaction } from 'kysely'
import { onTheList } from '#app/newsletter/subscriber-list.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { Config } from '#server/config.ts'
import { openSmtp } from '#server/delivery/channels/smtp.ts'
import type { Transport } from '#server/delivery/channels/transport.ts'
import type { Email } from '#server/delivery/outbox/message.ts'
import type { LeasedMessage } from '#server/delivery/outbox/outbox-lease.ts'
import type { CopyOfLetter } from './enqueue-copies.server.ts'
import { letterEmail } from './letter.email.ts'

/** When to look again at a copy of a letter that is paused, in ms. */
const pausedMs = 60_000

/**
 * The way of letters to subscribers: the same mail server over a connection of its own, so that what
 * is about an enquiry never waits for them, and one at a time, so that a kill meets one. Whether
 * somebody is still on the list, and the letter still goes out, is asked just before it is sent.
 */
export function openLetters(
  url: string,
  db: Database,
  live: { readonly config: Pick<Config, 'mail' | 'siteUrl' | 'business'> },
): Transport {
  return {
    ...openSmtp(url, live, { channel: 'letter', parallel: 1 }),
    async finish(message) {
      const email = await writeCopy(db, message, live.config)
      return email && { ...message, body: JSON.stringify(email) }
    },
  }
}

/**
 * Writes the copy of a letter that a message stands for. Undefined: it is not to be sent, or not
 * now; the message is gone then, or waits.
 */
export async function writeCopy(
  db: Database,
  { id, letter_id, body }: Pick<LeasedMessage, 'id' | 'letter_id' | 'body'>,
  config: Pick<Config, 'siteUrl' | 'business'>,
  now: Date = new Date(),
): Promise<Email | undefined> {
  const { subscriber }: CopyOfLetter = JSON.parse(body)
  const letter = await db
    .selectFrom('letters')
    .select(['id', 'subject', 'text', 'state'])
    .where('id', '=', letter_id)
    .executeTakeFirst()
  if (letter?.state === 'paused') {
    await wait(db, id, now)
    return undefined
  }
  const reader = await onTheList(db)
    .select(['email', 'token', 'language'])
    .where('id', '=', subscriber)
    .executeTakeFirst()
  const isOff = letter?.state !== 'sending'
  if (isOff || !reader?.token) {
    await writeTransaction(db, (transaction) =>
      drop(transaction, id, isOff ? undefined : letter.id),
    )
    return undefined
  }
  return letterEmail(letter, { ...reader, token: reader.token }, config)
}

/** Puts a copy off, with all its time ahead once more: to wait for somebody is no failure to send it. */
async function wait(db: Database, id: string, now: Date) {
  await writeTransaction(db, (transaction) =>
    transaction
      .updateTable('outbox')
      .set({
        next_attempt_at: new Date(now.getTime() + pausedMs).toISOString(),
        attempts: 0,
        first_failed_at: null,
        leased_by: null,
        leased_until: null,
      })
      .where('id', '=', id)
      .execute(),
  )
}

/** Removes a message; its recipient is counted among those who left, if the letter is given. */
async function drop(transaction: Transaction<Schema>, id: string, letterId: number | undefined) {
  const { numDeletedRows } = await transaction
    .deleteFrom('outbox')
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n || letterId === undefined) return
  await transaction
    .updateTable('letters')
    .set((row) => ({ left_since: row('left_since', '+', 1) }))
    .where('id', '=', letterId)
    .execute()
}
