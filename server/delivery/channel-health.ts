import type { Logger } from 'pino'
import type { Transport } from './channels/transport.ts'
import type { Pace } from './pace.ts'

/** What is known of a channel: whether it takes messages, and when to ask it again if not. */
export interface ChannelHealth {
  /** How many more messages may be tried now, while `underWay` are. */
  room(underWay: number): number
  /** Notes that the channel took a message, or refused one for that message's own sake. */
  noteAnswer(): void
  /** Whether the channel is to blame for the failure of an attempt that began at `startedAt`. */
  isToBlame(startedAt: number): boolean
  /** Notes that the channel is down, and plans when to ask it again: not before `waitMs`, if that is asked for. */
  noteOutage(error: string, startedAt: number, waitMs?: number): void
}

interface Outage {
  since: number
  probeAt: number
}

interface HealthOptions {
  transport: Pick<Transport, 'channel' | 'parallel'>
  log: Logger
  pace: Pace
  /** To be called when the channel should be asked again. */
  probe: () => void
}

/** After so long without trouble, in ms, the next outage is asked after quickly again. */
const forgetProbesMs = 60_000

/**
 * Keeps what is known of a channel. While it is down it is asked with one message at a time, at
 * growing distances. Times are `performance.now()`: that clock never jumps.
 */
export function createChannelHealth({ transport, log, pace, probe }: HealthOptions): ChannelHealth {
  const { channel, parallel } = transport
  let outage: Outage | undefined
  let failedProbes = 0
  let answeredAt = Number.NEGATIVE_INFINITY

  return {
    room(underWay) {
      if (!outage) return parallel - underWay
      return underWay === 0 && performance.now() >= outage.probeAt ? 1 : 0
    },
    noteAnswer() {
      answeredAt = performance.now()
      if (!outage) return
      const seconds = Math.round((answeredAt - outage.since) / 1000)
      log.info({ channel, seconds }, 'delivery works again')
      outage = undefined
    },
    // Others went out meanwhile, so the channel is well and the message is not.
    isToBlame: (startedAt) => answeredAt < startedAt,
    noteOutage(error, startedAt, waitMs = 0) {
      const at = performance.now()
      // One of several that were under way when the first of them failed tells nothing new.
      if (outage && startedAt < outage.since) return
      if (!outage) {
        const asked = waitMs > 0 && { asksToWaitSeconds: Math.round(waitMs / 1000) }
        log.warn({ channel, error, ...asked }, 'delivery is down: messages wait')
      }
      if (!outage && at - answeredAt > forgetProbesMs) failedProbes = 0
      const longest = Math.min(pace.firstProbe * 2 ** failedProbes, pace.longestProbe)
      const delay = Math.max(longest * (0.5 + Math.random() / 2), waitMs)
      failedProbes += 1
      outage = { since: outage?.since ?? at, probeAt: at + delay }
      setTimeout(probe, delay + 1).unref()
    },
  }
}
