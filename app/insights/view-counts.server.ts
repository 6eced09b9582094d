import { setImmediate as yieldTurn } from 'node:timers/promises'
import { dayNumber } from '#app/time/india.ts'
import type { App, ViewCounts, ViewKind } from '#server/app-context.ts'
import { recordViews, type Viewed } from './record-views.server.ts'

const writeAfterMs = 10_000
/** Bounds memory when a machine asks for nonsense, or the database is away. */
const mostWaiting = 5_000

/** Different things that are written in one transaction: who writes meanwhile waits some milliseconds. */
const writtenAtOnce = 250

/**
 * Makes what counts views. Counting touches only memory, so it neither waits nor throws; a write to
 * the database follows within ten seconds. What could not be written is tried again with the next
 * write. While views are not to be counted it does nothing.
 */
export function createViewCounts({
  liveConfig,
  db,
  log,
  now = () => new Date(),
}: Pick<App, 'liveConfig' | 'db' | 'log'> & { now?: () => Date }): Omit<ViewCounts, 'labelOf'> {
  let waiting = new Map<string, Viewed>()
  let timer: NodeJS.Timeout | undefined
  /** Ends when all earlier writes have ended. */
  let written = Promise.resolve()

  function add(day: number, kind: ViewKind, name: string, times: number) {
    const key = `${day} ${kind} ${name}`
    const known = waiting.get(key)
    if (known) known.times += times
    else if (waiting.size < mostWaiting) waiting.set(key, { day, kind, name, times })
    timer ??= setTimeout(() => void flush(), writeAfterMs).unref()
  }

  async function write(viewed: readonly Viewed[]) {
    for (let start = 0; start < viewed.length; start += writtenAtOnce) {
      try {
        await recordViews(db, viewed.slice(start, start + writtenAtOnce))
      } catch (error) {
        const left = viewed.slice(start)
        log.warn({ err: error, counts: left.length }, 'views could not be written yet')
        for (const { day, kind, name, times } of left) add(day, kind, name, times)
        return
      }
      await yieldTurn()
    }
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const viewed = [...waiting.values()]
    waiting = new Map()
    written = written.then(() => write(viewed))
    return written
  }

  return {
    count(kind, name) {
      if (liveConfig.current.countViews) add(dayNumber(now()), kind, name, 1)
    },
    flush,
  }
}
