import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'
import { takeTurn } from '#database/take-turns.ts'
import { foldRecipient } from '#server/delivery/fold-recipient.ts'

const hourMs = 60 * 60 * 1000
const mostInAnHour = 3
const mostInADay = 10

/**
 * Tells whether an address may be sent one more acknowledgement: three in an hour and ten in a
 * day at most, so that nobody can have the site write to others without end. Counts what is in
 * the outbox, so that all processes count together; to be asked in the transaction that writes the
 * next one.
 */
export async function mayAcknowledge(
  transaction: Transaction<Schema>,
  address: string,
  now: Date,
): Promise<boolean> {
  const recipient = foldRecipient(address)
  await takeTurn(transaction, `acknowledgement ${recipient}`)
  const rows = await transaction
    .selectFrom('outbox')
    .select('created_at')
    .where('recipient_folded', '=', recipient)
    .where('kind', '=', 'visitor-email')
    .where('created_at', '>', new Date(now.getTime() - 24 * hourMs).toISOString())
    .orderBy('created_at', 'desc')
    .limit(mostInADay)
    .execute()
  if (rows.length >= mostInADay) return false
  const oldestOfHour = rows[mostInAnHour - 1]
  return !oldestOfHour || Date.parse(oldestOfHour.created_at) <= now.getTime() - hourMs
}
