import type { Transaction } from 'kysely'
import { addEvent } from '#app/enquiries/answering/events.server.ts'
import { newsChannel } from '#app/enquiries/answering/news.server.ts'
import type { Standing } from '#app/enquiries/answering/turn.ts'
import { mayHaveEnquiries } from '#app/staff/colleagues.server.ts'
import { engineOf } from '#database/engine.ts'
import { notify } from '#database/postgres/notifications.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Lets nobody have what somebody has that is not closed, unless they still answer: to be called in
 * the transaction that removes them or gives them another role. Its events can't be undone, or an
 * enquiry would be with them again. Gives how many enquiries it were.
 */
export async function putBackEnquiries(
  transaction: Transaction<Schema>,
  { staffId, byStaffId }: { staffId: number; byStaffId?: number },
  now: Date = new Date(),
): Promise<number> {
  if (await mayHaveEnquiries(transaction, staffId)) return 0
  let theirs = transaction
    .selectFrom('enquiries')
    .select(['id', 'version'])
    .where('staff_id', '=', staffId)
    .where('turn', '!=', 'closed')
    .orderBy('id')
  // On SQLite the transaction holds the only right to write anyway.
  if (engineOf(transaction) === 'postgres') theirs = theirs.forUpdate()
  const rows = await theirs.execute()
  for (const { id, version: before } of rows) {
    const version = before + 1
    await transaction
      .updateTable('enquiries')
      .set({ staff_id: null, version })
      .where('id', '=', id)
      .execute()
    await addEvent(transaction, {
      enquiry_id: id,
      at: now.toISOString(),
      staff_id: byStaffId ?? null,
      code: 'person',
      from_code: String(staffId),
      to_code: null,
      version,
    })
  }
  if (rows.length > 0) await notify(transaction, newsChannel)
  return rows.length
}

/** A standing with nobody where it is open and with somebody who answers no more: closed ones keep theirs. */
export async function withWhoAnswers<Some extends Pick<Standing, 'turn' | 'staff_id'>>(
  transaction: Transaction<Schema>,
  standing: Some,
): Promise<Some> {
  const { turn, staff_id } = standing
  if (turn === 'closed' || staff_id === null) return standing
  return (await mayHaveEnquiries(transaction, staff_id))
    ? standing
    : { ...standing, staff_id: null }
}
