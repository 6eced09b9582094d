import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Holds back every message that waits, as after a restore: it may have been sent since. Gives how
 * many there are.
 */
export async function holdMessages(transaction: Transaction<Schema>, now: Date): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ held_at: now.toISOString(), leased_by: null, leased_until: null })
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Lets the messages go that were held back, with three new days to try. Gives how many. */
export async function releaseHeld(db: Database, now: Date = new Date()): Promise<number> {
  const { numUpdatedRows } = await retryWhenBusy(() =>
    db.updateTable('outbox').set(released(now)).where('held_at', 'is not', null).executeTakeFirst(),
  )
  return Number(numUpdatedRows)
}

/** Lets one of them go, within a transaction. */
export async function releaseOne(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set(released(now))
    .where('id', '=', id)
    .where('held_at', 'is not', null)
    .execute()
}

const released = (now: Date) => ({
  held_at: null,
  first_failed_at: null,
  next_attempt_at: now.toISOString(),
})

/** Throws the messages away that were held back. Gives how many. */
export async function dropHeld(db: Database): Promise<number> {
  const { numDeletedRows } = await retryWhenBusy(() =>
    db.deleteFrom('outbox').where('held_at', 'is not', null).executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
