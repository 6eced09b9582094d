import type { Transaction } from 'kysely'
import { addEvent } from '#app/enquiries/answering/events.server.ts'
import { newsChannel } from '#app/enquiries/answering/news.server.ts'
import type { Standing } from '#app/enquiries/answering/turn.ts'
import { changeRole, removeStaff } from '#app/staff/account-changes.server.ts'
import { mayHaveEnquiries } from '#app/staff/colleagues.server.ts'
import type { Role } from '#app/staff/role.ts'
import { held } from '#database/held.ts'
import { notify } from '#database/postgres/notifications.ts'
import type { Schema } from '#database/schema.ts'

/** Whom it is about, and who does it, where that is somebody at the desk. */
interface Whom {
  staffId: number
  byStaffId?: number
}

/** Removes somebody (`removeStaff`); nobody has what they had open. Throws `LastOwner`. */
export async function removeWhoAnswers(
  transaction: Transaction<Schema>,
  whom: Whom,
  now: Date = new Date(),
): Promise<void> {
  await removeStaff(transaction, whom, now)
  await putBackEnquiries(transaction, whom, now)
}

/**
 * Gives somebody another role (`changeRole`); nobody has what they had open where they answer no
 * more. Throws `LastOwner`.
 */
export async function giveAnotherRole(
  transaction: Transaction<Schema>,
  whom: Whom & { role: Role },
  now: Date = new Date(),
): Promise<void> {
  await changeRole(transaction, whom, now)
  await putBackEnquiries(transaction, whom, now)
}

/**
 * Lets nobody have what somebody has that is not closed, unless they still answer. Its events can't
 * be undone, or an enquiry would be with them again.
 */
async function putBackEnquiries(
  transaction: Transaction<Schema>,
  { staffId, byStaffId }: Whom,
  now: Date,
): Promise<void> {
  if (await mayHaveEnquiries(transaction, staffId)) return
  const theirs = transaction
    .selectFrom('enquiries')
    .select(['id', 'version'])
    .where('staff_id', '=', staffId)
    .where('turn', '!=', 'closed')
    .orderBy('id')
  const rows = await held(transaction, theirs).execute()
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
