import type { Transaction } from 'kysely'
import { takeNamedLock } from '#database/named-lock.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import type { Schema } from '#database/schema.ts'
import { foldRecipient } from './fold-recipient.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** So many e-mails in any period of so many ms. */
interface Limit {
  most: number
  withinMs: number
}

/**
 * What one mailbox is sent at most, for each kind of e-mail that goes to an address which anybody may
 * type into a form (docs/decisions/053-mail-to-strangers.md).
 */
export const mailboxLimits = {
  /** The acknowledgement of an enquiry. */
  'visitor-email': [
    { most: 3, withinMs: hourMs },
    { most: 10, withinMs: dayMs },
  ],
  /** The newsletter's question whether to write. */
  'newsletter-email': [
    { most: 2, withinMs: hourMs },
    { most: 3, withinMs: dayMs },
  ],
  /** What somebody asked to be told of: that a size of a product is back. */
  'back-email': [{ most: 5, withinMs: dayMs }],
  /** A sign-in link, asked for on a device that nobody of the staff has signed in on. */
  'staff-link-email': [
    { most: 3, withinMs: 15 * minuteMs },
    { most: 30, withinMs: dayMs },
  ],
} as const satisfies Partial<Record<OutboxRow['kind'], readonly Limit[]>>

/** A kind of e-mail that a stranger can cause. */
export type LimitedMail = keyof typeof mailboxLimits

/** Tells whether one more may be sent at `now`, after those that were written then. */
export function isWithinLimits(
  kind: LimitedMail,
  sent: readonly { created_at: string }[],
  now: Date,
): boolean {
  return mailboxLimits[kind].every(({ most, withinMs }) => {
    // What lies further ahead was written by a wrong clock.
    const isWithin = (at: string) => Math.abs(now.getTime() - Date.parse(at)) < withinMs
    return sent.filter(({ created_at }) => isWithin(created_at)).length < most
  })
}

/** The start of the longest period that is looked at for this kind, as stored. */
export function longestPeriodFrom(kind: LimitedMail, now: Date): string {
  const longest = Math.max(...mailboxLimits[kind].map(({ withinMs }) => withinMs))
  return new Date(now.getTime() - longest).toISOString()
}

/**
 * Tells whether the mailbox behind an address may be sent one more e-mail of this kind. All spellings
 * of the address count together (`foldRecipient`), and so do all processes, since what is in the outbox
 * is counted. To be asked in the transaction that writes the e-mail.
 */
export async function mayMail(
  transaction: Transaction<Schema>,
  kind: Exclude<LimitedMail, 'staff-link-email'>,
  address: string,
  now: Date,
): Promise<boolean> {
  await takeNamedLock(transaction, mailboxLock(kind, address))
  return isWithinLimits(kind, await selectSent(transaction, kind, address, now).execute(), now)
}

/** The name under which one transaction at a time may ask whether a mailbox is sent one more. */
export function mailboxLock(kind: LimitedMail, address: string): string {
  return `${kind} ${foldRecipient(address)}`
}

/**
 * Begins to ask when a mailbox was sent e-mails of this kind, as far back as its limits look. For
 * `isWithinLimits`, it has to be asked under `mailboxLock`.
 */
export function selectSent(
  transaction: Transaction<Schema>,
  kind: Exclude<LimitedMail, 'staff-link-email'>,
  address: string,
  now: Date,
) {
  return transaction
    .selectFrom('outbox')
    .select('created_at')
    .where('recipient_folded', '=', foldRecipient(address))
    .where('kind', '=', kind)
    .where('created_at', '>', longestPeriodFrom(kind, now))
}
