import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { earlierOf } from '#database/earlier-of.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { Language } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import { mayMail } from '#server/delivery/mailbox-limits.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import { confirmationMessage } from './newsletter.email.ts'

/** An address that was asked already is not written to again before this has passed, in ms. */
const askAgainAfterMs = 10 * 60 * 1000

/** As `askAnew` makes them. PostgreSQL can't even be asked for a text that holds a NUL. */
const tokenShape = /^[\w-]{1,64}$/

/**
 * Takes an address (`foldEmailAddress`) for the newsletter, in lower case and once, and asks it by
 * e-mail to confirm, in its language. Gives nothing back, so that nobody can find out who is on the
 * list. Throws when it could not be stored.
 */
export async function subscribe(
  { db, config, delivery, log }: App,
  address: string,
  now: Date = new Date(),
  language: Language = 'en',
): Promise<void> {
  const email = address.toLowerCase()
  await writeTransaction(db, async (transaction) => {
    await takeNamedLock(transaction, `subscriber ${email}`)
    const token = await askAnew(transaction, { email, language }, now)
    if (token)
      await enqueue(transaction, [confirmationMessage({ email, token, language }, config)], now)
  })
  delivery.wake()
  log.info('newsletter subscription received')
}

/**
 * Confirms the subscription that the token belongs to; who confirms twice has confirmed the first
 * time. Tells whether there is one: one that was ended is none until somebody asks for it again, or
 * an old e-mail would bring it back.
 */
export async function confirmSubscription(
  db: Database,
  token: string,
  now = new Date(),
): Promise<boolean> {
  if (!tokenShape.test(token)) return false
  const { numUpdatedRows } = await retryWhenBusy(() =>
    db
      .updateTable('subscribers')
      .set(({ fn, val }) => ({
        confirmed_at: fn.coalesce('confirmed_at', val(now.toISOString())),
        unsubscribed_at: null,
      }))
      .where('token', '=', token)
      .where((where) =>
        where.or([
          where('unsubscribed_at', 'is', null),
          where('unsubscribed_at', '<', where.ref('subscribed_at')),
        ]),
      )
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}

/** Ends the subscription that the token belongs to. Tells whether there is one. */
export async function endSubscription(
  db: Database,
  token: string,
  now = new Date(),
): Promise<boolean> {
  if (!tokenShape.test(token)) return false
  const at = now.toISOString()
  const { numUpdatedRows } = await retryWhenBusy(() =>
    db
      .updateTable('subscribers')
      .set((row) => ({
        confirmed_at: null,
        // Who says it once more left the first time: a letter counts who has left since it began.
        unsubscribed_at: row
          .case()
          .when('unsubscribed_at', '>=', row.ref('subscribed_at'))
          .thenRef('unsubscribed_at')
          .else(at)
          .end(),
        // A clock that was ahead wrote a later one: leaving comes after it all the same.
        subscribed_at: earlierOf('subscribed_at', at),
      }))
      .where('token', '=', token)
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}

/**
 * The token to ask with; undefined when the address has said yes, or was asked just now, or its
 * mailbox was asked too often under other spellings: then nothing is stored either.
 */
async function askAnew(
  transaction: Transaction<Schema>,
  { email, language }: { email: string; language: Language },
  now: Date,
) {
  const known = await transaction
    .selectFrom('subscribers')
    .select(['subscribed_at', 'token', 'confirmed_at', 'unsubscribed_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  const ended = known?.unsubscribed_at && known.unsubscribed_at >= known.subscribed_at
  const asked = known?.token && !ended
  const since = asked ? Math.abs(now.getTime() - Date.parse(known.subscribed_at)) : Infinity
  const isOnTheList = known?.confirmed_at && !known.unsubscribed_at
  if (isOnTheList || since < askAgainAfterMs) return undefined
  if (!(await mayMail(transaction, 'newsletter-email', email, now))) return undefined
  const token = known?.token ?? randomBytes(24).toString('base64url')
  const row = { email, language, token, subscribed_at: now.toISOString() }
  await transaction
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ ...row, unsubscribed_at: leftBefore(known, now) }),
    )
    .execute()
  return token
}

/** When an address left that asks now: a clock that was ahead may have written a later time. */
function leftBefore(known: { unsubscribed_at: string | null } | undefined, now: Date) {
  const left = known?.unsubscribed_at ?? null
  return left === null || left < now.toISOString()
    ? left
    : new Date(now.getTime() - 1).toISOString()
}
