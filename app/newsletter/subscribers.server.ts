import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { App } from '#server/app-context.ts'

/**
 * Puts a valid address on the newsletter's list, in lower case and once. Gives nothing back, so
 * that nobody can find out who is on the list. Throws when it could not be stored.
 */
export async function subscribe(
  { db, log }: App,
  email: string,
  now: Date = new Date(),
): Promise<void> {
  const row = { email: email.toLowerCase(), subscribed_at: now.toISOString() }
  await retryWhenBusy(() =>
    db
      .insertInto('subscribers')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute(),
  )
  log.info('newsletter subscription received')
}
