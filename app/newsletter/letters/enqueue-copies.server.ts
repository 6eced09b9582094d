import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { inPieces } from '#database/in-pieces.ts'
import type { Schema } from '#database/schema.ts'

/** A copy of a letter as it waits in the outbox: its words are read when it is sent. */
export interface CopyOfLetter {
  subscriber: number
}

/** Writes copies of a letter to be delivered, one for each subscriber; as with `enqueue`, wake after it. */
export async function enqueueCopies(
  transaction: Transaction<Schema>,
  letterId: number,
  readers: readonly { id: number; email: string }[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const rows = readers.map(({ id: subscriber, email: recipient }) => ({
    id: randomUUID(),
    kind: 'letter-email' as const,
    channel: 'letter' as const,
    letter_id: letterId,
    recipient,
    created_at: at,
    next_attempt_at: at,
    body: JSON.stringify({ subscriber } satisfies CopyOfLetter),
  }))
  for (const some of inPieces(rows)) {
    await transaction.insertInto('outbox').values(some).execute()
  }
}
