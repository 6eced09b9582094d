import type { App } from '#server/app-context.ts'
import { recordSearchesWithoutResult, toKeepableSearch } from './record-missed-searches.server.ts'

const WRITE_AFTER_MS = 5_000
// Bounds memory when a machine searches for nonsense; the staff's list is no longer than that.
const MOST_WAITING = 1_000

interface Waiting {
  searches: Map<string, number>
  timer?: NodeJS.Timeout
  /** Ends when all earlier writes have ended. */
  written: Promise<void>
}

const waiting = new WeakMap<App, Waiting>()

/**
 * Notes that a visitor's search found nothing. Only memory is touched here, so it neither waits
 * nor throws; a write to the database follows within five seconds.
 */
export function countMissedSearch(app: App, query: string): void {
  const search = toKeepableSearch(query)
  if (search === undefined) return
  app.metrics.missedSearches.inc()
  const state: Waiting = waiting.get(app) ?? { searches: new Map(), written: Promise.resolve() }
  waiting.set(app, state)
  const { searches } = state
  if (!searches.has(search) && searches.size >= MOST_WAITING) return
  searches.set(search, (searches.get(search) ?? 0) + 1)
  state.timer ??= setTimeout(() => void flushMissedSearches(app), WRITE_AFTER_MS).unref()
}

/**
 * Writes what `countMissedSearch` noted and waits for it, as before the database is closed. A
 * failing write is logged and its counts are lost; it never throws.
 */
export async function flushMissedSearches(app: App): Promise<void> {
  const state = waiting.get(app)
  if (!state) return
  clearTimeout(state.timer)
  state.timer = undefined
  const { searches } = state
  state.searches = new Map()
  state.written = state.written.then(() => write(app, searches))
  await state.written
}

async function write({ db, log }: App, searches: ReadonlyMap<string, number>) {
  try {
    await recordSearchesWithoutResult(db, searches)
  } catch (error) {
    log.warn({ err: error, searches: searches.size }, 'searches without result were not counted')
  }
}
