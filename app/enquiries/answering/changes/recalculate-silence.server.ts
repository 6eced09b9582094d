import type { Transaction } from 'kysely'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { whenOurs } from '#app/enquiries/answering/turn.ts'
import { held } from '#database/held.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Computes again, by the desk's settings as they are now, when silence makes what is their turn
 * ours: to be called in the transaction that changes hours, closed days or days of silence. What is
 * ours already, or has a reminder, stays as it is. Gives how many enquiries it moved.
 */
export async function recalculateSilence(
  transaction: Transaction<Schema>,
  now: Date,
): Promise<number> {
  const settings = await readDeskSettings(transaction)
  const silent = transaction
    .selectFrom('enquiries')
    .select([
      'id',
      'turn_since',
      'our_turn_since',
      'remind_at',
      'remind_when_written',
      'quote_ends_at',
    ])
    .where('turn', '=', 'theirs')
    .where('remind_at', 'is', null)
    .where('remind_when_written', '=', 0)
    .where('turn_since', 'is not', null)
    .where((where) =>
      where.or([
        where('our_turn_since', 'is', null),
        where('our_turn_since', '>', now.toISOString()),
      ]),
    )
    .orderBy('id')
  // Held, so that nothing is overwritten that somebody changes meanwhile.
  const rows = await held(transaction, silent).execute()
  let moved = 0
  for (const { id, our_turn_since, ...row } of rows) {
    const due = whenOurs(row, settings)
    if (due === our_turn_since) continue
    await transaction
      .updateTable('enquiries')
      .set({ our_turn_since: due })
      .where('id', '=', id)
      .execute()
    moved += 1
  }
  return moved
}
