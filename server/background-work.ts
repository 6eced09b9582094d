import type { Logger } from 'pino'

/** Work that goes on after the request that began it has been answered. */
export interface BackgroundWork {
  /** What the work takes for the present. */
  now(): Date
  /** Begins a piece of work, which ends early when `stopping` is aborted. What it throws is logged. */
  begin(what: string, work: (stopping: AbortSignal) => Promise<void>): void
  /** Tells all work to end, and waits for it. */
  stop(): Promise<void>
}

/** Opens what looks after the work of one process. */
export function createBackgroundWork(
  log: Pick<Logger, 'error'>,
  now = () => new Date(),
): BackgroundWork {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  return {
    now,
    begin(what, work) {
      if (stopping.signal.aborted) return
      const ended = work(stopping.signal)
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .finally(() => underWay.delete(ended))
      underWay.add(ended)
    },
    async stop() {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}

interface Repeating {
  /** From one turn to the next, in ms. A turn that comes while the work is under way is left out. */
  everyMs: number
  work: (stopping: AbortSignal) => Promise<void>
}

/**
 * Begins a piece of work at once and again and again, never twice at a time. `ask` begins it between two
 * turns, or once more after what is under way; `end` ends it all, but for what is under way.
 */
export function repeatWork(
  { backgroundWork }: { backgroundWork: Pick<BackgroundWork, 'begin'> },
  what: string,
  { everyMs, work }: Repeating,
): { ask(): void; end(): void } {
  let underWay = false
  let isAsked = false
  const turn = async (stopping: AbortSignal) => {
    underWay = true
    try {
      await work(stopping)
    } finally {
      underWay = false
      if (isAsked) begin()
    }
  }
  const begin = () => {
    isAsked = false
    backgroundWork.begin(what, turn)
  }
  const ask = () => {
    if (underWay) isAsked = true
    else begin()
  }
  const timer = setInterval(() => underWay || begin(), everyMs)
  begin()
  const end = () => {
    isAsked = false
    clearInterval(timer)
  }
  return { ask, end }
}
