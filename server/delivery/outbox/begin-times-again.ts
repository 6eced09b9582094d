import type { Database } from '#database/connection.ts'
import { earlierOf } from '#database/earlier-of.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'

/**
 * Makes every waiting message of some channels due, and forgets since when it has failed: after the
 * clock was set, both times mean nothing.
 */
export async function beginTimesAgain(
  db: Database,
  channels: readonly OutboxRow['channel'][],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await retryWhenBusy(() =>
    db
      .updateTable('outbox')
      .set({ first_failed_at: null, next_attempt_at: earlierOf('next_attempt_at', at) })
      .where('state', '=', 'waiting')
      .where('channel', 'in', channels)
      .execute(),
  )
}
