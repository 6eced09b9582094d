import type { App } from '#server/app-context.ts'
import { repeatWork } from '#server/background-work.ts'

interface Enqueueing {
  /** From one look to the next, in ms. */
  everyMs: number
  /** Puts messages in the outbox; gives how many. */
  enqueue: () => Promise<number>
  /** What the log says where that throws. */
  failure: string
}

/**
 * Puts messages in the outbox from now on, at once and again and again, never twice at a time, and wakes
 * the delivery where there are any. Gives what ends it; the site's stop waits for what is under way.
 */
export function enqueueRegularly(
  { delivery, log, backgroundWork }: Pick<App, 'delivery' | 'log' | 'backgroundWork'>,
  { everyMs, enqueue, failure }: Enqueueing,
): () => void {
  const work = async () => {
    try {
      if ((await enqueue()) > 0) delivery.wake()
    } catch (error) {
      log.error({ err: error }, failure)
    }
  }
  return repeatWork({ backgroundWork }, 'Putting messages in the outbox', { everyMs, work }).end
}
