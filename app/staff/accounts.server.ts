import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
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

/** Gives the one spelling by which an account is found: nobody signs in by a second one. */
export function foldStaffEmail(email: string): string {
  return email.trim().toLowerCase()
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
