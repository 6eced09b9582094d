import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import type { Schema } from '#database/schema.ts'
import { foldStaffEmail } from './accounts.server.ts'
import { recordStaffEvent } from './events.server.ts'
import { endLinksOf } from './links/links.server.ts'
import { foldStaffName } from './staff-details.ts'

/** What somebody signs in with. */
export interface Identity {
  email: string
  /** Ten digits, or null without one. */
  mobileNumber: string | null
}

/** Somebody's own account, as they see it. */
export interface OwnAccount extends Identity {
  name: string
  /** Whether they have chosen a password. */
  hasPassword: boolean
}

/** Gives somebody's own account; throws when there is none. */
export async function getOwnAccount(db: Database, staffId: number): Promise<OwnAccount> {
  const row = await db
    .selectFrom('staff')
    .select(['name', 'email', 'mobile_number', 'password_hash'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return {
    name: row.name,
    email: row.email ?? '',
    mobileNumber: row.mobile_number,
    hasPassword: row.password_hash !== null,
  }
}

/** Tells whether somebody else who may sign in is called so, in whatever spelling. */
export async function isNameTaken(
  transaction: Transaction<Schema>,
  name: string,
  { except }: { except?: number } = {},
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('removed_at', 'is', null)
    .execute()
  const folded = foldStaffName(name)
  return rows.some((row) => row.id !== except && foldStaffName(row.name) === folded)
}

/**
 * Gives somebody another name; what they did before carries it too. Tells whether it was done: not
 * where a colleague is called so.
 */
export async function changeName(
  transaction: Transaction<Schema>,
  { staffId, name }: { staffId: number; name: string },
  now = new Date(),
): Promise<boolean> {
  await takeNamedLock(transaction, 'staff identities')
  if (await isNameTaken(transaction, name, { except: staffId })) return false
  await transaction.updateTable('staff').set({ name }).where('id', '=', staffId).execute()
  await recordStaffEvent(transaction, { code: 'name-changed', staffId, aboutStaffId: staffId }, now)
  return true
}

/** Gives which of them somebody else signs in with already. */
export async function findTaken(
  db: Database | Transaction<Schema>,
  { email, mobileNumber }: Identity,
  { except }: { except?: number } = {},
): Promise<keyof Identity | undefined> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'email_folded'])
    .where((either) =>
      either.or([
        either('email_folded', '=', foldStaffEmail(email)),
        ...(mobileNumber ? [either('mobile_number', '=', mobileNumber)] : []),
      ]),
    )
    .execute()
  const other = rows.find(({ id }) => id !== except)
  if (!other) return undefined
  return other.email_folded === foldStaffEmail(email) ? 'email' : 'mobileNumber'
}

/**
 * Lets somebody sign in with another e-mail or number, and makes void what was mailed to the old
 * one; gives which of them somebody else has, and changes nothing then.
 */
export async function changeIdentity(
  transaction: Transaction<Schema>,
  { staffId, email, mobileNumber }: Identity & { staffId: number },
  now = new Date(),
): Promise<keyof Identity | undefined> {
  await takeNamedLock(transaction, 'staff identities')
  const taken = await findTaken(transaction, { email, mobileNumber }, { except: staffId })
  if (taken) return taken
  await transaction
    .updateTable('staff')
    .set({ email, email_folded: foldStaffEmail(email), mobile_number: mobileNumber })
    .where('id', '=', staffId)
    .execute()
  await endLinksOf(transaction, staffId)
  await recordStaffEvent(
    transaction,
    { code: 'identity-changed', staffId, aboutStaffId: staffId },
    now,
  )
  return undefined
}
