import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#database/connection.ts'
import {
  claimMessages,
  type LeasedMessage,
  makeDue,
  markFailed,
  markOutage,
  markSent,
  releaseMessages,
} from './outbox-lease.ts'
import { retryDelayMs } from './retry-delay.ts'
import { DeliveryError, type Transport } from './transport.ts'

/** How often and how long, in milliseconds; tests make it faster. */
export interface Pace {
  /** How often to look for messages that came due, or were written by another process. */
  poll: number
  /** The wait before a channel that is down is tried again: at first, and at most. */
  firstProbe: number
  longestProbe: number
  /** A whole attempt, however much a server trickles. Well under the lease. */
  attempt: number
  /** How long messages under way may finish when the process stops. */
  stop: number
}

/** Told what came of each try to send a message. */
export type AttemptListener = (channel: Transport['channel'], outcome: 'sent' | 'failed') => void

export interface ChannelOptions {
  db: Database
  log: Logger
  transport: Transport
  onAttempt: AttemptListener
  now: () => Date
  pace: Pace
}

export interface Channel {
  /** Sends what is due, as far as the transport has room. */
  wake(): void
  stop(): Promise<void>
}

interface Outage {
  /** Both on the clock that never jumps. */
  since: number
  probeAt: number
}

/**
 * Delivers one transport's messages until stopped. While the transport is down it is asked with
 * one message at a time, another one each time, and nothing else is tried; as soon as it answers
 * all that waits goes out. Never throws; what it can't write it writes later.
 */
export function runChannel({ db, log, transport, onAttempt, now, pace }: ChannelOptions): Channel {
  const { channel } = transport
  const by = randomUUID()
  const underWay = new Map<string, Promise<void>>()
  const cutOff = new AbortController()
  let stopped = false
  let filling: Promise<void> | undefined
  let fillAgain = false
  let outage: Outage | undefined
  let failedProbes = 0
  let answeredAt = Number.NEGATIVE_INFINITY
  let databaseFailed = false

  function wake() {
    fillAgain = true
    filling ??= fill().finally(() => {
      filling = undefined
      if (fillAgain && !stopped) wake()
    })
  }

  async function fill() {
    while (fillAgain && !stopped) {
      fillAgain = false
      const limit = room()
      if (limit <= 0) return
      try {
        const messages = await claimMessages(db, { channel, by, limit, now: now() })
        databaseFailed = false
        if (!stopped) for (const message of messages) begin(message)
      } catch (error) {
        if (!databaseFailed) log.error({ channel, err: error }, 'the outbox cannot be read')
        databaseFailed = true
      }
    }
  }

  function room() {
    if (!outage) return transport.parallel - underWay.size
    return underWay.size === 0 && performance.now() >= outage.probeAt ? 1 : 0
  }

  function begin(message: LeasedMessage) {
    // Claimed again although still under way: the clock jumped past the lease.
    if (underWay.has(message.id)) return
    const attempt = deliver(message).finally(() => {
      underWay.delete(message.id)
      wake()
    })
    underWay.set(message.id, attempt)
  }

  async function deliver(message: LeasedMessage) {
    const startedAt = performance.now()
    const { id, kind, attempts } = message
    try {
      const tooLong = AbortSignal.timeout(pace.attempt)
      await transport.send(message, AbortSignal.any([cutOff.signal, tooLong]))
    } catch (error) {
      if (cutOff.signal.aborted) return
      onAttempt(channel, 'failed')
      await insist(() => fail(message, asFailure(error, id), startedAt))
      return
    }
    channelAnswered()
    onAttempt(channel, 'sent')
    await insist(() => markSent(db, id, now()))
    log.info({ message: id, kind, attempts }, 'message sent')
  }

  /** Anything else that is thrown is a fault of ours. Its words may hold the message's: only its name is kept. */
  function asFailure(error: unknown, id: string) {
    if (error instanceof DeliveryError) return error
    const name = error instanceof Error ? error.name : typeof error
    log.error({ message: id, error: name }, 'sending failed unexpectedly')
    return new DeliveryError('message', name)
  }

  async function fail(
    message: LeasedMessage,
    { concerns, message: error }: DeliveryError,
    startedAt: number,
  ) {
    const at = now()
    // Others went out meanwhile, so the channel is well and the message is not.
    const isDown = concerns === 'channel' && answeredAt < startedAt
    const since = at.getTime() - Date.parse(message.first_failed_at ?? at.toISOString())
    const delay = retryDelayMs(since)
    const nextAttempt =
      delay === undefined ? undefined : new Date(at.getTime() + (isDown ? 0 : delay))
    await markFailed(db, message, { error, nextAttempt }, at)
    const { id, kind, attempts } = message
    if (!nextAttempt) log.error({ message: id, kind, attempts, error }, 'message given up')
    else log[isDown ? 'debug' : 'warn']({ message: id, kind, attempts, error }, 'message failed')
    if (concerns === 'message') channelAnswered()
    if (!isDown) return
    channelFailed(error, startedAt)
    for (const lost of await markOutage(db, channel, at)) {
      log.error({ message: lost, error }, 'message given up')
    }
  }

  function channelAnswered() {
    answeredAt = performance.now()
    if (!outage) return
    const seconds = Math.round((answeredAt - outage.since) / 1000)
    log.info({ channel, seconds }, 'delivery works again')
    outage = undefined
  }

  function channelFailed(error: string, startedAt: number) {
    const at = performance.now()
    // One of several that were under way when the first of them failed tells nothing new.
    if (outage && startedAt < outage.since) return
    if (!outage) log.warn({ channel, error }, 'delivery is down: messages wait')
    if (!outage && at - answeredAt > 60_000) failedProbes = 0
    const longest = Math.min(pace.firstProbe * 2 ** failedProbes, pace.longestProbe)
    const delay = longest * (0.5 + Math.random() / 2)
    failedProbes += 1
    outage = { since: outage?.since ?? at, probeAt: at + delay }
    setTimeout(wake, delay + 1).unref()
  }

  /** Writes what happened, however long the database needs to take it: it must not be forgotten. */
  async function insist(write: () => Promise<void>) {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        log.error({ channel, err: error }, 'the outbox cannot be written')
        if (stopped) return
        await wait(1_000)
      }
    }
  }

  const polling = setInterval(wake, pace.poll)
  makeDue(db, channel, now())
    .catch((error) => log.error({ channel, err: error }, 'the outbox cannot be written'))
    .finally(wake)

  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(polling)
      await filling
      const finished = Promise.all(underWay.values())
      await Promise.race([finished, wait(pace.stop, undefined, { ref: false })])
      cutOff.abort()
      await finished
      await releaseMessages(db, by).catch((error) =>
        log.error({ channel, err: error }, 'leases were left to run out'),
      )
      transport.close()
    },
  }
}
