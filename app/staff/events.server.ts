import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'

/** What staff do beside answering enquiries. */
export type StaffEventCode =
  | 'signed-in'
  | 'signed-out'
  | 'staff-added'
  | 'staff-removed'
  | 'role-changed'
  | 'password-changed'
  | 'name-changed'
  | 'identity-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'link-made'
  | 'phone-signed-out'
  | 'signed-out-everywhere'
  | 'exported'
  | 'letter-sent'
  | 'letter-paused'
  | 'letter-continued'
  | 'letter-stopped'
  | 'download-asked'
  | 'download-fetched'
  | 'backup-asked'
  | 'spam-discarded'

/** Who did what to whom, or to what. */
export interface StaffEvent {
  code: StaffEventCode
  /** Missing where nobody was signed in, as on the command line. */
  staffId?: number
  aboutStaffId?: number
  /** Codes and references only: never a visitor's words. */
  about?: string
}

/** Writes down what somebody did; rows are only ever added. */
export async function recordStaffEvent(
  db: Database | Transaction<Schema>,
  { code, staffId, aboutStaffId, about }: StaffEvent,
  now = new Date(),
): Promise<void> {
  await db
    .insertInto('staff_events')
    .values({
      at: now.toISOString(),
      staff_id: staffId ?? null,
      code,
      about_staff_id: aboutStaffId ?? null,
      about: about ?? null,
    })
    .execute()
}
