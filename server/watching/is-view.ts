import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** A browser's name for itself is shorter than this, in characters. */
const longestName = 400
/** To look at a name takes 5 µs: those of the last visitors are remembered. */
const machines = new LRUCache<string, boolean>({ max: 500 })

/**
 * Tells whether an answer is looked at by somebody, as far as can be said without following
 * anybody: asked for by GET, found, and by no machine which says in its `User-Agent` that it is one.
 * What a browser fetches ahead counts: whether it was looked at later, nobody knows.
 */
export function isView(
  method: string | undefined,
  status: number,
  userAgent: string | undefined,
): boolean {
  if (method !== 'GET' || status !== 200) return false
  if (!userAgent || userAgent.length > longestName) return false
  let isMachine = machines.get(userAgent)
  if (isMachine === undefined) {
    isMachine = isbot(userAgent)
    machines.set(userAgent, isMachine)
  }
  return !isMachine
}
