const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** How long a message is tried again, in milliseconds from its first failure. */
export const giveUpAfterMs = 3 * 24 * hour

/** How often it is tried at least: a clock that was set right makes three days of a minute. */
export const leastAttempts = 10

/** The longest wait before a message is tried again, in milliseconds. */
export const longestDelayMs = 2 * hour

const shortestMs = 6 * second

/**
 * How long to wait before a message is tried again, in milliseconds, by the time since its first
 * failure: as long again as it has been failing, from 3 to 6 seconds at first, at most 15 minutes
 * in the first hour and 2 hours after it, shortened by up to half so that messages which failed
 * together do not come back together. Undefined when its three days are over and it was tried often
 * enough.
 */
export function retryDelayMs(
  sinceFirstFailureMs: number,
  attempts: number,
  random: () => number = Math.random,
): number | undefined {
  const left = giveUpAfterMs - sinceFirstFailureMs
  if (left <= 0 && attempts >= leastAttempts) return undefined
  const longest = sinceFirstFailureMs < hour ? 15 * minute : longestDelayMs
  const delay = Math.min(Math.max(sinceFirstFailureMs, shortestMs), longest)
  const wait = delay * (0.5 + random() / 2)
  return left > 0 ? Math.min(wait, left) : wait
}
