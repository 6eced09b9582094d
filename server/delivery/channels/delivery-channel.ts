import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#database/connection.ts'
import { type AttemptListener, createAttempt } from '#server/delivery/attempt.ts'
import { createChannelHealth } from '#server/delivery/channel-health.ts'
import {
  claimMessages,
  type LeasedMessage,
  makeDue,
  releaseMessages,
} from '#server/delivery/outbox/outbox-lease.ts'
import type { Pace } from '#server/delivery/pace.ts'
import type { Transport } from './transport.ts'

interface ChannelOptions {
  db: Database
  log: Logger
  transport: Transport
  onAttempt: AttemptListener
  now: () => Date
  /** Ends when the outbox's times go by the clock as it is set now; never throws. */
  followClock: () => Promise<void>
  pace: Pace
}

export interface Channel {
  /** Sends what is due, as much at once as the transport takes. */
  wake(): void
  stop(): Promise<void>
}

/**
 * Delivers one transport's messages until stopped. While the transport is down it is asked with
 * one message at a time, another one each time, and nothing else is tried; as soon as it answers
 * all that waits goes out. Never throws; what it can't write it writes later.
 */
export function runChannel(options: ChannelOptions): Channel {
  const { db, log, transport, onAttempt, now, followClock, pace } = options
  const { channel, receivers } = transport
  const by = randomUUID()
  const underWay = new Map<string, Promise<void>>()
  /** How many messages each receiver is being given. */
  const taking = new Map<string, number>()
  /** No new message is taken. */
  let stopping = false
  const cutOff = new AbortController()
  let filling: Promise<void> | undefined
  let fillAgain = false
  let databaseFailed = false
  const health = createChannelHealth({ transport, log, pace, probe: wake })
  const attempt = createAttempt({
    db,
    log,
    transport,
    health,
    onAttempt,
    now,
    followClock,
    attemptMs: pace.attempt,
    renewalMs: pace.renewal,
    stopped: cutOff.signal,
  })

  function wake() {
    fillAgain = true
    filling ??= fill().finally(() => {
      filling = undefined
      if (fillAgain && !stopping) wake()
    })
  }

  async function fill() {
    while (fillAgain && !stopping) {
      fillAgain = false
      const limit = health.room(underWay.size)
      if (limit <= 0) return
      try {
        // Else a message whose failure was just noted would be taken again, and wait for its lease.
        const except = [...underWay.keys()]
        const messages = await claimMessages(db, {
          channel,
          by,
          now: now(),
          except,
          // One after the other, since several might be more than their receiver is given at once.
          ...(receivers ? { limit: 1, without: listBusy() } : { limit }),
        })
        databaseFailed = false
        if (stopping) return
        for (const message of messages) begin(message)
        if (receivers && messages.length > 0) fillAgain = true
      } catch (error) {
        if (!databaseFailed) log.error({ channel, err: error }, 'the outbox cannot be read')
        databaseFailed = true
      }
    }
  }

  function begin(message: LeasedMessage) {
    const receiver = receivers?.of(message) ?? ''
    taking.set(receiver, (taking.get(receiver) ?? 0) + 1)
    const finished = attempt(message).finally(() => {
      underWay.delete(message.id)
      const left = (taking.get(receiver) ?? 0) - 1
      if (left > 0) taking.set(receiver, left)
      else taking.delete(receiver)
      wake()
    })
    underWay.set(message.id, finished)
  }

  function listBusy() {
    const most = receivers?.parallel ?? Number.POSITIVE_INFINITY
    return [...taking].flatMap(([receiver, count]) => (count < most ? [] : receiver))
  }

  const polling = setInterval(wake, pace.poll)
  makeDue(db, channel, now())
    .catch((error) => log.error({ channel, err: error }, 'the outbox cannot be written'))
    .finally(wake)

  return {
    wake,
    async stop() {
      stopping = true
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
