import type { App, MissedSearches } from '#server/app-context.ts'
import { recordMissedSearches, toKeepableSearch } from './record-missed-searches.server.ts'

const WRITE_AFTER_MS = 5_000
// Bounds memory when a machine searches for nonsense; the staff's list is no longer than that.
const MOST_WAITING = 1_000

/**
 * Makes what notes searches that found nothing. Counting touches only memory, so it neither waits
 * nor throws; a write to the database follows within five seconds. A failing write is logged and
 * its counts are lost.
 */
export function createMissedSearches({
  db,
  log,
  metrics,
}: Pick<App, 'db' | 'log' | 'metrics'>): MissedSearches {
  let searches = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  /** Ends when all earlier writes have ended. */
  let written = Promise.resolve()

  async function write(counted: ReadonlyMap<string, number>) {
    try {
      await recordMissedSearches(db, counted)
    } catch (error) {
      log.warn({ err: error, searches: counted.size }, 'searches without result were not counted')
    }
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const counted = searches
    searches = new Map()
    written = written.then(() => write(counted))
    return written
  }

  return {
    count(query) {
      const search = toKeepableSearch(query)
      if (search === undefined) return
      metrics.missedSearches.inc()
      if (!searches.has(search) && searches.size >= MOST_WAITING) return
      searches.set(search, (searches.get(search) ?? 0) + 1)
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref()
    },
    flush,
  }
}
