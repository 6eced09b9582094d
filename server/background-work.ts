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
