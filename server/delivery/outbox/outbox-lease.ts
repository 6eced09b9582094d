import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import { isLeaseOver } from '#database/lease.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import type { Schema } from '#database/schema.ts'
import { giveUpAfterMs, leastAttempts, longestDelayMs } from '#server/delivery/retry-delay.ts'

/** An attempt that takes longer renews it, so that a lease ends only when its process did. */
export const leaseMs = 60_000

/** A message that this process alone may send until its lease ends. */
export type LeasedMessage = Omit<OutboxRow, 'body'> & { body: string }

interface Claim {
  channel: OutboxRow['channel']
  by: string
  limit: number
  now: Date
  /** What `by` is sending already, by id: not to be taken again, although its lease is over. */
  except?: readonly string[]
  /** Pieces of text of which none is in the body of a message that is taken. */
  without?: readonly string[]
}

/**
 * Takes up to `limit` messages that are due, for `by` alone, those tried least first. One
 * statement chooses and takes; it repeats the condition on the lease outside of the choice, so
 * that of two processes which chose the same message only one gets it on any engine.
 */
export async function claimMessages(
  db: Database,
  { channel, by, limit, now, except = [], without = [] }: Claim,
): Promise<LeasedMessage[]> {
  // Mostly nothing waits, and to take nothing costs as much as to take something, and locks as much.
  const anyWaiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .limit(1)
    .executeTakeFirst()
  if (!anyWaiting) return []
  const at = now.toISOString()
  const rows = await retryWhenBusy(() =>
    db
      .with('due', (due) =>
        due
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          .where('channel', '=', channel)
          .where(isDue(now))
          .where('body', 'is not', null)
          .where('held_at', 'is', null)
          .where((either) =>
            either.or([either('expires_at', 'is', null), either('expires_at', '>', at)]),
          )
          .where(holdsFree(now))
          .$if(except.length > 0, (others) => others.where('id', 'not in', except))
          .where((every) => every.and(without.map((text) => lacks(db, text))))
          .orderBy('attempts')
          .orderBy('next_attempt_at')
          .limit(limit)
          // Else two processes would choose the same, and one of them wait and get nothing.
          .$if(engineOf(db) === 'postgres', (mine) => mine.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set((row) => ({
        leased_by: by,
        leased_until: later(now, leaseMs),
        attempts: row('attempts', '+', 1),
      }))
      .where('id', 'in', (due) => due.selectFrom('due').select('due.id'))
      .where('state', '=', 'waiting')
      .where(holdsFree(now))
      .returningAll()
      .execute(),
  )
  return rows.flatMap((row) => (row.body === null ? [] : [{ ...row, body: row.body }]))
}

/** Begins a message's lease again; false where it has passed on to somebody else, or the message is gone. */
export async function renewLease(
  db: Database,
  { id, leased_by }: LeasedMessage,
  now: Date,
): Promise<boolean> {
  const renewed = await retryWhenBusy(() =>
    db
      .updateTable('outbox')
      .set({ leased_until: later(now, leaseMs) })
      .where('id', '=', id)
      .where('leased_by', '=', leased_by)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst(),
  )
  return renewed !== undefined
}

/**
 * Notes that a message was sent, and keeps nothing of one that expires. Whose lease it was does
 * not matter: it was sent.
 */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await retryWhenBusy(() =>
    db
      .updateTable('outbox')
      .set((row) => ({
        state: 'sent',
        sent_at: now.toISOString(),
        leased_by: null,
        leased_until: null,
        last_error: null,
        ...keptUnlessItExpires(row),
      }))
      .where('id', '=', id)
      .execute(),
  )
}

/** What came of an attempt that failed. */
export interface Failure {
  /** A code without personal data. */
  error: string
  /** When to try again; undefined gives the message up. */
  nextAttempt: Date | undefined
}

/** Notes that an attempt failed, unless the lease has passed on to somebody else meanwhile. */
export async function markFailed(
  db: Database,
  { id, leased_by }: LeasedMessage,
  { error, nextAttempt }: Failure,
  now: Date,
): Promise<void> {
  await retryWhenBusy(() =>
    db
      .updateTable('outbox')
      .set((row) => ({
        state: nextAttempt ? 'waiting' : 'given-up',
        next_attempt_at: (nextAttempt ?? now).toISOString(),
        first_failed_at: row.fn.coalesce('first_failed_at', row.val(now.toISOString())),
        last_error: error,
        leased_by: null,
        leased_until: null,
        ...(!nextAttempt && keptUnlessItExpires(row)),
      }))
      .where('id', '=', id)
      .where('leased_by', '=', leased_by)
      .where('state', '=', 'waiting')
      .execute(),
  )
}

/**
 * Counts a failure of the whole channel against every message that waits for it: none of them
 * could be sent. Gives up those that have failed for three days and were tried often enough, and gives
 * their ids.
 */
export async function markOutage(
  db: Database,
  channel: OutboxRow['channel'],
  now: Date,
): Promise<string[]> {
  const at = now.toISOString()
  const waiting = () =>
    db
      .updateTable('outbox')
      .where('state', '=', 'waiting')
      .where('channel', '=', channel)
      .where('held_at', 'is', null)
  await retryWhenBusy(() =>
    waiting()
      .set({ first_failed_at: at })
      .where('first_failed_at', 'is', null)
      .where('next_attempt_at', '<=', at)
      .execute(),
  )
  const givenUp = await retryWhenBusy(() =>
    waiting()
      .set({ state: 'given-up', leased_by: null, leased_until: null })
      .where('first_failed_at', '<=', later(now, -giveUpAfterMs))
      .where('attempts', '>=', leastAttempts)
      .where(holdsFree(now))
      .returning('id')
      .execute(),
  )
  return givenUp.map(({ id }) => id)
}

/** Makes every waiting message of a channel due: a start may follow on somebody's mending it. */
export async function makeDue(
  db: Database,
  channel: OutboxRow['channel'],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await retryWhenBusy(() =>
    db
      .updateTable('outbox')
      .set({ next_attempt_at: at })
      .where('state', '=', 'waiting')
      .where('channel', '=', channel)
      .where('next_attempt_at', '>', at)
      .execute(),
  )
}

/** Hands back every message that `by` holds, to be sent by whoever comes next. */
export async function releaseMessages(db: Database, by: string): Promise<void> {
  await retryWhenBusy(() =>
    db
      .updateTable('outbox')
      .set({ leased_by: null, leased_until: null })
      .where('state', '=', 'waiting')
      .where('leased_by', '=', by)
      .execute(),
  )
}

/** What is left of a message that is not to be tried again: of one that expires, no words. */
function keptUnlessItExpires(row: ExpressionBuilder<Schema, 'outbox'>) {
  const kept = (column: 'body' | 'recipient' | 'recipient_folded') =>
    row.case().when('expires_at', 'is', null).thenRef(column).end()
  return {
    body: kept('body'),
    recipient: kept('recipient'),
    recipient_folded: kept('recipient_folded'),
  }
}

/** The condition that nobody is sending a message now. */
export const holdsFree = (now: Date) => isLeaseOver(now, leaseMs)

/** The condition that a message's body does not hold a text. */
function lacks(db: Database, text: string) {
  const place = engineOf(db) === 'sqlite' ? sql`instr(body, ${text})` : sql`strpos(body, ${text})`
  return sql<SqlBool>`${place} = 0`
}

/** Whether it is a message's turn; none waits for longer, so a later time was a wrong clock's. */
function isDue(now: Date) {
  return (where: ExpressionBuilder<Schema, 'outbox'>) =>
    where.or([
      where('next_attempt_at', '<=', now.toISOString()),
      where('next_attempt_at', '>', later(now, longestDelayMs)),
    ])
}

function later(time: Date, ms: number) {
  return new Date(time.getTime() + ms).toISOString()
}
