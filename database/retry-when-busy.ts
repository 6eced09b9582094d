import { setTimeout as wait } from 'node:timers/promises'
import { isOutOfReach } from './out-of-reach.ts'

const SQLITE_BUSY = 5
const SHORTEST_WAIT_MS = 10
const LONGEST_WAIT_MS = 250

/** PostgreSQL undid one of two transactions that stood in each other's way. */
const postgresCodes = ['40001', '40P01']

/**
 * Runs a write and runs it again, waiting without stalling the process, while another process
 * holds SQLite's write lock, and when PostgreSQL undid it or was out of reach. Gives what the
 * write gives; after `patienceMs` (5 seconds unless told) throws the last of those errors; any
 * other is thrown at once. The write has to be one transaction or one statement, because a
 * repeated half would be written twice, and must do no harm when it comes again after all: when a
 * connection breaks, nobody knows whether its commit happened.
 */
export async function retryWhenBusy<T>(
  write: () => Promise<T>,
  { patienceMs = 5_000 }: { patienceMs?: number } = {},
): Promise<T> {
  const giveUpAt = performance.now() + patienceMs
  let waitMs = SHORTEST_WAIT_MS
  for (;;) {
    try {
      return await write()
    } catch (error) {
      const mayPass = isBusy(error) || isOutOfReach(error)
      if (!mayPass || performance.now() + waitMs > giveUpAt) throw error
    }
    // Jitter, so that two processes do not try in step for ever.
    await wait(waitMs * (0.5 + Math.random() / 2))
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }
}

/** Whether another process holds SQLite's write lock, or PostgreSQL undid this transaction. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && postgresCodes.includes(String(error.code))) return true
  // The low byte is the primary code; the rest tells kinds of busy apart.
  return (
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === SQLITE_BUSY
  )
}
