import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#database/connection.ts'
import type { ChannelHealth } from './channel-health.ts'
import { DeliveryError, type Transport } from './channels/transport.ts'
import {
  type LeasedMessage,
  markFailed,
  markOutage,
  markSent,
  renewLease,
} from './outbox/outbox-lease.ts'
import { mailboxRefuses, refusedForGood } from './outbox/outbox-state.ts'
import { retryDelayMs } from './retry-delay.ts'

/** Told what came of each try to send a message. */
export type AttemptListener = (channel: Transport['channel'], outcome: 'sent' | 'failed') => void

interface AttemptOptions {
  db: Database
  log: Logger
  transport: Transport
  health: ChannelHealth
  onAttempt: AttemptListener
  now: () => Date
  /** Ends when the outbox's times go by the clock as it is set now; never throws. */
  followClock: () => Promise<void>
  /** How long one attempt may take, and how often its lease is renewed meanwhile, in ms. */
  attemptMs: number
  renewalMs: number
  /** Aborts what is under way: the process stops, and the lease is handed back. */
  stopped: AbortSignal
}

/** The wait before what could not be written is written again, in ms. */
const writeAgainMs = 1_000

/**
 * Gives what tries to send one leased message and writes down what came of it. It never throws:
 * what the database doesn't take at once is written as soon as it does.
 */
export function createAttempt(options: AttemptOptions): (message: LeasedMessage) => Promise<void> {
  const { db, log, transport, health, onAttempt, now, attemptMs, renewalMs, stopped } = options
  const { channel } = transport

  return async function attempt(message) {
    const startedAt = performance.now()
    const { id, kind, attempts } = message
    try {
      const finished = await finish(message)
      if (!finished) return
      await send(finished)
    } catch (error) {
      if (stopped.aborted) return
      onAttempt(channel, 'failed')
      const failure = asFailure(error, id)
      await insist(() => noteFailure(message, failure, startedAt))
      return
    }
    health.noteAnswer()
    onAttempt(channel, 'sent')
    await insist(() => markSent(db, id, now()))
    log.info({ message: id, kind, attempts }, 'message sent')
  }

  /** Sends a message, and keeps others from doing it however long that takes. */
  async function send(message: LeasedMessage) {
    const tooLong = AbortSignal.timeout(attemptMs)
    // Where the database is away just now, the next time may come early enough.
    const renew = () => void renewLease(db, message, now()).catch(() => undefined)
    const renewing = setInterval(renew, renewalMs)
    try {
      await transport.send(message, AbortSignal.any([stopped, tooLong]))
    } finally {
      clearInterval(renewing)
    }
  }

  /** Gives what is sent of a message; nothing where that took so long that somebody else sends it by now. */
  async function finish(message: LeasedMessage) {
    if (!transport.finish) return message
    const finished = await transport.finish(message)
    return finished && (await renewLease(db, message, now())) ? finished : undefined
  }

  /**
   * Anything else that is thrown is a fault of ours. Its words may hold the message's: only its
   * name is kept.
   */
  function asFailure(error: unknown, id: string) {
    if (error instanceof DeliveryError) return error
    const name = error instanceof Error ? error.name : typeof error
    log.error({ message: id, error: name }, 'sending failed unexpectedly')
    return new DeliveryError('message', name)
  }

  async function noteFailure(
    message: LeasedMessage,
    { concerns, forGood, waitMs, mayHaveArrived, message: code }: DeliveryError,
    startedAt: number,
  ) {
    await options.followClock()
    const at = now()
    const isDown = concerns === 'channel' && health.isToBlame(startedAt)
    // The staff's own address has none; an enquiry must not be lost to a mistake in a setting.
    const hasRecipient = message.recipient !== null
    const isOfMailbox = concerns === 'mailbox' && hasRecipient
    const tookMs = performance.now() - startedAt
    const withProbe = isDown && !mayHaveArrived
    const nextAttempt =
      forGood && hasRecipient
        ? undefined
        : await planNext(message, { at, tookMs, waitMs, withProbe })
    const isRefused = hasRecipient && (forGood || (isOfMailbox && !nextAttempt))
    const because = isRefused ? `${refusedForGood} ` : isOfMailbox ? `${mailboxRefuses} ` : ''
    const error = because + code
    await markFailed(db, message, { error, nextAttempt }, at)
    const { id, kind, attempts } = message
    if (isRefused) log.warn({ message: id, kind, attempts, error }, 'message refused for good')
    else if (!nextAttempt) log.error({ message: id, kind, attempts, error }, 'message given up')
    else log[isDown ? 'debug' : 'warn']({ message: id, kind, attempts, error }, 'message failed')
    if (concerns !== 'channel') health.noteAnswer()
    if (!isDown) return
    health.noteOutage(error, startedAt, waitMs)
    for (const lost of await markOutage(db, channel, at)) {
      log.error({ message: lost, error }, 'message given up')
    }
  }

  /** As `findNextAttempt`: if the clock was set while the message was under way, its times began again. */
  async function planNext(message: LeasedMessage, now: Parameters<typeof findNextAttempt>[1]) {
    const next = findNextAttempt(message, now)
    if (next) return next
    const times = await db
      .selectFrom('outbox')
      .select('first_failed_at')
      .where('id', '=', message.id)
      .executeTakeFirst()
    return times && findNextAttempt({ ...message, ...times }, now)
  }

  /** Writes what happened, however long the database needs to take it: it must not be forgotten. */
  async function insist(write: () => Promise<void>) {
    let isTold = false
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (!isTold) log.error({ channel, err: error }, 'the outbox cannot be written')
        isTold = true
        if (stopped.aborted) return
        await wait(writeAgainMs)
      }
    }
  }
}

/**
 * Gives when to try again; undefined gives the message up. `withProbe`: when the channel is asked next.
 * A message has been failing since its first attempt began, which may have taken minutes.
 */
function findNextAttempt(
  { first_failed_at, attempts }: LeasedMessage,
  {
    at,
    tookMs,
    waitMs,
    withProbe,
  }: { at: Date; tookMs: number; waitMs: number; withProbe: boolean },
) {
  const sinceFirst = at.getTime() - Date.parse(first_failed_at ?? at.toISOString())
  const delay = retryDelayMs(first_failed_at ? sinceFirst : tookMs, attempts)
  if (delay === undefined) return undefined
  return new Date(at.getTime() + (withProbe ? 0 : Math.max(delay, waitMs)))
}
