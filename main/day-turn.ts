import { dayMs, indiaDay, startOfMonth, toIndia } from '#app/time/india.ts'

/** Visitors' browsers and caches between may hold a page for so long; in ms. */
const heldMs = 60_000
/** A timer takes no longer one than 24 days, and clocks are set right. */
const lookAgainMs = 60 * 60_000

/**
 * What browsers and shared caches do with a page: they ask again after a minute, so that what the
 * staff change is soon seen.
 */
const forAMinute = 'public, max-age=60, s-maxage=60, stale-if-error=86400'
/** In a month's last minute they ask each time, so that nobody holds a page over the month's end. */
const askEachTime = 'public, no-cache, stale-if-error=86400'

/**
 * Gives the `Cache-Control` of a page that is the same for everybody. While we are away, caches may show
 * an old one for a day.
 */
export function pageCacheControl(now: Date): string {
  return isLastMinute(now) ? askEachTime : forAMinute
}

/**
 * Calls `turned` when pages that were made are out of date: when India's day ends, because guides
 * are shown from a day on, and a minute before its month ends, because from then on browsers are to
 * ask each time. Gives what ends it.
 */
export function watchDays(turned: () => void): () => void {
  let timer: NodeJS.Timeout
  function wait() {
    const now = new Date()
    const phase = phaseOf(now)
    timer = setTimeout(
      () => {
        if (phaseOf(new Date()) !== phase) turned()
        wait()
      },
      Math.min(lookAgainMs, msToNextPhase(now)),
    )
    timer.unref()
  }
  wait()
  return () => clearTimeout(timer)
}

function phaseOf(now: Date): string {
  return `${indiaDay(now)} ${isLastMinute(now)}`
}

function isLastMinute(now: Date): boolean {
  return msToMonthEnd(now) <= heldMs
}

function msToNextPhase(now: Date): number {
  const ms = msToMonthEnd(now)
  return Math.min(ms > heldMs ? ms - heldMs : ms, dayMs - (toIndia(now) % dayMs))
}

function msToMonthEnd(now: Date): number {
  // The next month has begun by then, however long this one is.
  const next = startOfMonth(new Date(startOfMonth(now).getTime() + 32 * dayMs))
  return next.getTime() - now.getTime()
}
