import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { Transport } from '#server/delivery/channels/transport.ts'
import { DeliveryError } from '#server/delivery/channels/transport.ts'
import { createDelivery, type DeliveryOptions } from '#server/delivery/delivery.ts'
import type { Message } from '#server/delivery/outbox/message.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import { readOutboxState } from '#server/delivery/outbox/outbox-state.ts'
import { openTestDatabase } from './databases/test-database.ts'

/** Fast enough for tests. */
export const testPace = {
  poll: 10,
  expiry: 10,
  firstProbe: 20,
  longestProbe: 40,
  attempt: 500,
  renewal: 1_000,
  // Where what failed is no matter, nobody waits for what is left of it.
  stop: process.env.MUTATED_FOLDER ? 200 : 10_000,
}

/** An e-mail whose subject names it; the test's mail server judges by that. */
export const letter = (subject: string): Message => ({
  kind: 'staff-email',
  reference: 'AN-00000001',
  email: { subject, text: '', html: '' },
})

/** The same to a visitor. */
export const letterTo = (address: string, subject: string): Message => ({
  kind: 'visitor-email',
  reference: 'AN-00000001',
  email: { to: { name: '', address }, subject, text: '', html: '' },
})

/** How a mail server fails: for a message's own sake, for good, for a full mailbox, and because it is not there. */
export const refused = () => Promise.reject(new DeliveryError('message', 'EENVELOPE 550'))
export const refusedForGood = () =>
  Promise.reject(new DeliveryError('message', 'EENVELOPE 550', { forGood: true }))
export const mailboxFull = () =>
  Promise.reject(new DeliveryError('mailbox', 'EENVELOPE 452 4.2.2 RCPT TO'))
export const unreachable = () => Promise.reject(new DeliveryError('channel', 'ECONNREFUSED'))

/** A delivery over a mail server that behaves as `answer` says, on a clock that the test sets. */
export async function openTestDelivery(
  answer: (subject: string, signal: AbortSignal) => Promise<void> | undefined,
  {
    pace,
    onAttempt,
    finish,
  }: Pick<DeliveryOptions, 'pace' | 'onAttempt'> & Pick<Transport, 'finish'> = {},
) {
  const db = await openTestDatabase()
  const tried: string[] = []
  const log: { level: number; msg: string; [fact: string]: unknown }[] = []
  let now = Date.parse('2025-11-20T12:00:00Z')
  let elapsed = 0
  let busy = 0
  let mostBusy = 0
  let closed = 0
  const delivery = createDelivery({
    db,
    log: pino(
      { base: null, level: 'debug' },
      { write: (line: string) => log.push(JSON.parse(line)) },
    ),
    now: () => new Date(now),
    elapsed: () => elapsed,
    pace: { ...testPace, ...pace },
    onAttempt,
    openTransports: () => [
      {
        channel: 'email',
        parallel: 3,
        ...(finish && { finish }),
        async send({ body }, signal) {
          const { subject } = JSON.parse(body)
          tried.push(subject)
          mostBusy = Math.max(mostBusy, ++busy)
          try {
            await nextTurn()
            await answer(subject, signal)
          } finally {
            busy -= 1
          }
        },
        close: () => {
          closed += 1
        },
      },
    ],
  })
  onTestFinished(() => delivery.stop())
  /** Writes messages as another process would: without waking this one. */
  const write = (...messages: Message[]) =>
    db.transaction().execute((transaction) => enqueue(transaction, messages, new Date(now)))
  return {
    db,
    delivery,
    tried,
    log,
    write,
    mostBusy: () => mostBusy,
    closed: () => closed,
    pass: (ms: number) => {
      now += ms
      elapsed += ms
    },
    /** Sets the clock, as somebody does whose machine's was wrong. */
    leap: (ms: number) => {
      now += ms
    },
    async put(...subjects: string[]) {
      const ids = await write(...subjects.map(letter))
      delivery.wake()
      return ids
    },
    state: () => readOutboxState(db, new Date(now)),
    rows: () => db.selectFrom('outbox').selectAll().orderBy('created_at').execute(),
    /** How many failures of a message were noted, or undefined while it is under way. */
    failures: async (id: string) => {
      const row = await db
        .selectFrom('outbox')
        .select(['attempts', 'leased_by'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.leased_by === null ? row.attempts : undefined
    },
    sent: async () => {
      const rows = await db
        .selectFrom('outbox')
        .select('body')
        .where('state', '=', 'sent')
        .execute()
      return rows.map(({ body }) => JSON.parse(body ?? '').subject).sort()
    },
  }
}
