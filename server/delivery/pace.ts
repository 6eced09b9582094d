/** How often and how long, in milliseconds; tests make it faster. */
export interface Pace {
  /** How often to look for messages that came due, or were written by another process. */
  poll: number
  /** How often to empty what has expired. */
  expiry: number
  /** The wait before a channel that is down is tried again: at first, and at most. */
  firstProbe: number
  longestProbe: number
  /** A whole attempt, however much a server trickles. */
  attempt: number
  /** How often the lease of a message under way is renewed. Well under the lease. */
  renewal: number
  /** How long messages under way may finish when the process stops. */
  stop: number
}

/** The pace of a site that serves visitors. */
export const standardPace: Pace = {
  poll: 2_000,
  expiry: 60_000,
  firstProbe: 5_000,
  longestProbe: 10_000,
  // More than a mail server's patience altogether.
  attempt: 360_000,
  renewal: 20_000,
  stop: 5_000,
}
