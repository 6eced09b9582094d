import { setTimeout as wait } from 'node:timers/promises'

const SQLITE_BUSY = 5
const SHORTEST_WAIT_MS = 10
const LONGEST_WAIT_MS = 250

/**
 * Runs a write and runs it again, waiting without stalling the process, while another process
 * holds SQLite's write lock. Gives what the write gives; after `patienceMs` (5 seconds unless
 * told) throws the last "database is locked"; any other error is thrown at once. The write has
 * to be one transaction or one statement, because a repeated half would be written twice.
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
      if (!isBusy(error) || performance.now() + waitMs > giveUpAt) throw error
    }
    // Jitter, so that two processes do not knock on the door in step for ever.
    await wait(waitMs * (0.5 + Math.random() / 2))
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }
}

/** Whether an error says that another process holds SQLite's write lock. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  // The low byte is the primary code; the rest tells kinds of busy apart.
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY
}
