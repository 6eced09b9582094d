import type { Transaction } from 'kysely'
import { takeNamedLock } from '#database/named-lock.ts'
import type { Schema } from '#database/schema.ts'
import { recordStaffEvent } from './events.server.ts'
import { endLinksOf } from './links/links.server.ts'
import type { Role } from './role.ts'
import { endSessionsOf } from './sessions/sessions.server.ts'

/** The one owner that there is would be none any more. */
export class LastOwner extends Error {
  constructor() {
    super('This is the only owner: make somebody else an owner first.')
  }
}

/** Who does something to somebody; missing on the command line. */
interface By {
  byStaffId?: number
}

/**
 * Gives somebody a new password: all their sessions end but for the one that goes on, and so do
 * the links that they still had.
 */
export async function changePassword(
  transaction: Transaction<Schema>,
  { staffId, passwordHash, except }: { staffId: number; passwordHash: string; except?: number },
  now = new Date(),
): Promise<void> {
  await transaction
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('id', '=', staffId)
    .execute()
  await endLinksOf(transaction, staffId)
  await endSessionsOf(transaction, staffId, except === undefined ? {} : { except })
  const event = { code: 'password-changed', staffId, aboutStaffId: staffId } as const
  await recordStaffEvent(transaction, event, now)
}

/**
 * Signs somebody out on whatever they have: sessions, links and passkeys end, and no phone or
 * computer of theirs is known any more.
 */
export async function signOutEverywhere(
  transaction: Transaction<Schema>,
  { staffId, byStaffId }: By & { staffId: number },
  now = new Date(),
): Promise<void> {
  await endWaysIn(transaction, staffId)
  const event = { code: 'signed-out-everywhere', aboutStaffId: staffId, ...by(byStaffId) } as const
  await recordStaffEvent(transaction, event, now)
}

/** Gives somebody another role and ends their sessions; throws `LastOwner`. */
export async function changeRole(
  transaction: Transaction<Schema>,
  { staffId, role, byStaffId }: By & { staffId: number; role: Role },
  now = new Date(),
): Promise<void> {
  if (role !== 'owner') await refuseLastOwner(transaction, staffId)
  const { numUpdatedRows } = await transaction
    .updateTable('staff')
    .set({ role })
    .where('id', '=', staffId)
    .where('role', '!=', role)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await endSessionsOf(transaction, staffId)
  await recordStaffEvent(
    transaction,
    { code: 'role-changed', aboutStaffId: staffId, about: role, ...by(byStaffId) },
    now,
  )
}

/**
 * Removes somebody: nothing signs in any more, and all that did is gone; the name stays, since
 * events name it. Throws `LastOwner`.
 */
export async function removeStaff(
  transaction: Transaction<Schema>,
  { staffId, byStaffId }: By & { staffId: number },
  now = new Date(),
): Promise<void> {
  await refuseLastOwner(transaction, staffId)
  await endWaysIn(transaction, staffId)
  await transaction
    .updateTable('staff')
    .set({
      email: null,
      email_folded: null,
      mobile_number: null,
      password_hash: null,
      removed_at: now.toISOString(),
    })
    .where('id', '=', staffId)
    .execute()
  await recordStaffEvent(
    transaction,
    { code: 'staff-removed', aboutStaffId: staffId, ...by(byStaffId) },
    now,
  )
}

/**
 * What lets somebody in goes before the sessions: a sign-in that is under way holds what it used until its
 * session is there to be ended.
 */
async function endWaysIn(transaction: Transaction<Schema>, staffId: number) {
  await transaction.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
  await endLinksOf(transaction, staffId)
  await endSessionsOf(transaction, staffId)
  await transaction.deleteFrom('staff_devices').where('staff_id', '=', staffId).execute()
}

/** Two owners who remove each other at once do so one after the other, so that one of them stays. */
async function refuseLastOwner(transaction: Transaction<Schema>, staffId: number) {
  await takeNamedLock(transaction, 'owners')
  const owners = await transaction
    .selectFrom('staff')
    .leftJoin('staff_passkeys', 'staff_passkeys.staff_id', 'staff.id')
    .select(['staff.id', 'password_hash', 'credential_id'])
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .execute()
  // Somebody invited who has not come yet is no owner who could let others in again.
  const comesIn = owners.filter((owner) => owner.password_hash ?? owner.credential_id)
  for (const group of [owners, comesIn]) {
    const isOne = group.some(({ id }) => id === staffId)
    if (isOne && group.every(({ id }) => id === staffId)) throw new LastOwner()
  }
}

function by(staffId: number | undefined) {
  return staffId === undefined ? {} : { staffId }
}
