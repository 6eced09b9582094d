import type { Transaction } from 'kysely'
import { foldEmailAddress, tidyEmailAddress } from '#app/ui/forms/email-address.ts'
import { normalizeMobileNumber } from '#app/ui/forms/mobile-number.ts'
import type { Database } from '#database/connection.ts'
import { heldForShare } from '#database/held.ts'
import type { Schema } from '#database/schema.ts'
import type { Role } from './role.ts'

/** Somebody who is to be able to sign in. */
export interface NewStaff {
  name: string
  /** As it is to be written to. */
  email: string
  /** Ten digits. */
  mobileNumber?: string
  role: Role
  /** Missing until the person has chosen a password. */
  passwordHash?: string
}

/** Somebody who may sign in, and what their password is held against. */
export interface Account {
  id: number
  name: string
  email: string | null
  role: Role
  passwordHash: string | null
}

/** Gives the one spelling of an e-mail by which an account is found. */
export function foldStaffEmail(email: string): string {
  return (foldEmailAddress(email) ?? tidyEmailAddress(email)).toLowerCase()
}

/** Gives the one spelling of what somebody signs in with: a mobile number or an e-mail. */
export function foldIdentity(typed: string): string {
  return typed.includes('@') ? foldStaffEmail(typed) : normalizeMobileNumber(typed)
}

/** Finds who may sign in with a mobile number or an e-mail, in any spelling of it. */
export async function findAccount(db: Database, typed: string): Promise<Account | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'password_hash as passwordHash'])
    .where(typed.includes('@') ? 'email_folded' : 'mobile_number', '=', foldIdentity(typed))
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Tells whether somebody may still sign in with the password of this hash. It stays so until the transaction
 * ends: whoever changes it afterwards ends what was begun with it.
 */
export async function hasPassword(
  transaction: Transaction<Schema>,
  { staffId, passwordHash }: { staffId: number; passwordHash: string },
): Promise<boolean> {
  const account = transaction
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('password_hash', '=', passwordHash)
    .where('removed_at', 'is', null)
  return (await heldForShare(transaction, account).executeTakeFirst()) !== undefined
}

/** Adds somebody who may sign in and gives the id; throws when the e-mail or the number is taken. */
export async function addStaff(
  db: Database | Transaction<Schema>,
  { name, email, mobileNumber, role, passwordHash }: NewStaff,
  now = new Date(),
): Promise<number> {
  const { id } = await db
    .insertInto('staff')
    .values({
      name,
      email,
      email_folded: foldStaffEmail(email),
      mobile_number: mobileNumber ?? null,
      role,
      password_hash: passwordHash ?? null,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Somebody of the staff, as the owner sees them. */
export interface StaffMember {
  id: number
  name: string
  email: string
  mobileNumber: string | null
  role: Role
  /** Whether they have chosen a password. */
  hasPassword: boolean
  /** When one of their sessions was last used; null when they are signed in nowhere. */
  lastSeenAt: string | null
}

/** Lists who may sign in, in the order in which they were added. */
export async function listStaff(db: Database): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff')
    .select((column) => [
      'id',
      'name',
      'email',
      'mobile_number',
      'role',
      'password_hash',
      column
        .selectFrom('staff_sessions')
        .whereRef('staff_sessions.staff_id', '=', 'staff.id')
        .select(({ fn }) => fn.max('last_seen_at').as('at'))
        .as('lastSeenAt'),
    ])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ email, mobile_number, password_hash, ...row }) => ({
    ...row,
    email: email ?? '',
    mobileNumber: mobile_number,
    hasPassword: password_hash !== null,
  }))
}

/** Whether anybody may sign in at all. */
export async function hasStaff(db: Database | Transaction<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
