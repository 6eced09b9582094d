import type { OutboxRow } from '#database/schema/outbox.ts'
import type { LeasedMessage } from '#server/delivery/outbox/outbox-lease.ts'

/** A transport of messages: the mail server, the webhook's receiver, or browsers' push services. */
export interface Transport {
  channel: OutboxRow['channel']
  /** How many messages it takes at the same time. */
  parallel: number
  /**
   * Whom its messages go to, where that is not one server for all: what hangs at one of them must
   * not keep the others' messages waiting.
   */
  receivers?: {
    /** How many messages one receiver is given at the same time. */
    parallel: number
    /** Gives a piece of a message's body that only those to the same receiver have. */
    of(message: Pick<LeasedMessage, 'body'>): string
  }
  /**
   * Finishes a message just before it is sent, where what it says depends on that. Undefined: it is not
   * to be sent, or not now, and the transport has noted in the outbox what becomes of it.
   */
  finish?(message: LeasedMessage): Promise<LeasedMessage | undefined>
  /** Sends a message; throws a `DeliveryError`, also when `signal` aborts. */
  send(message: LeasedMessage, signal: AbortSignal): Promise<void>
  close(): void
}

/**
 * A message could not be delivered. `concerns` tells whether it is to do with this message, with
 * the state of its recipient's mailbox, or whether the channel takes none at the moment; `message`
 * is a code without personal data.
 */
export class DeliveryError extends Error {
  readonly concerns: 'message' | 'mailbox' | 'channel'
  /** Whether this very message will never be taken, however often it is tried. */
  readonly forGood: boolean
  /** How long the other side asks not to be tried again, in ms; 0: it said nothing of that. */
  readonly waitMs: number
  /** Whether the other side may have taken the message all the same: each further try may be one more copy. */
  readonly mayHaveArrived: boolean

  constructor(
    concerns: DeliveryError['concerns'],
    code: string,
    {
      forGood = false,
      waitMs = 0,
      mayHaveArrived = false,
    }: { forGood?: boolean; waitMs?: number; mayHaveArrived?: boolean } = {},
  ) {
    super(code)
    this.concerns = concerns
    this.forGood = forGood
    this.waitMs = waitMs
    this.mayHaveArrived = mayHaveArrived
  }
}
