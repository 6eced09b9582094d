/** What became of one more try: taken, or how long to wait, in whole seconds. */
export type Turn = { taken: true } | { taken: false; retryAfter: number }

export interface RateLimit {
  /** Counts a try of `key` at `now`, in ms of a clock that never jumps. */
  take(key: string, now?: number): Turn
}

interface RateLimitOptions {
  /** Tries of one key in a window; 0 counts nothing and takes all. */
  most: number
  windowMs: number
  /** Tries of all keys that are remembered; beyond it the key not heard of longest is forgotten. */
  mostRemembered?: number
}

/**
 * A sliding window for each key, in this process's memory and of bounded size: a restart forgets
 * it, two processes count apart (docs/decisions/011-limits-and-spam.md).
 */
export function createRateLimit({
  most,
  windowMs,
  mostRemembered = 100_000,
}: RateLimitOptions): RateLimit {
  // In the order in which they were last heard of: a Map keeps the order of insertion.
  const tries = new Map<string, number[]>()
  let remembered = 0

  function forgetOldest() {
    for (const [key, list] of tries) {
      if (remembered <= mostRemembered) return
      tries.delete(key)
      remembered -= list.length
    }
  }

  return {
    take(key, now = performance.now()) {
      if (most === 0) return { taken: true }
      const known = tries.get(key) ?? []
      const firstInside = known.findIndex((at) => at > now - windowMs)
      const list = firstInside === -1 ? [] : firstInside > 0 ? known.slice(firstInside) : known
      remembered += list.length - known.length
      tries.delete(key)
      if (list.length > 0) tries.set(key, list)
      const oldest = list[0]
      if (oldest !== undefined && list.length >= most) {
        return { taken: false, retryAfter: Math.ceil((oldest + windowMs - now) / 1000) }
      }
      list.push(now)
      tries.set(key, list)
      remembered += 1
      forgetOldest()
      return { taken: true }
    },
  }
}
