import type { Transaction } from 'kysely'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'

/** Somebody's passkey, as they see it. */
export interface Passkey {
  id: string
  /** The device on which it was made, as in `Chrome on Android`. */
  name: string
  createdAt: string
  lastUsedAt: string | null
  /** Whether it may have been copied to other devices of its owner's. */
  backedUp: boolean
}

/** Lists somebody's passkeys in the order in which they were made. */
export async function listPasskeys(db: Database, staffId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(['credential_id', 'name', 'created_at', 'last_used_at', 'backed_up'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.credential_id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    backedUp: row.backed_up === 1,
  }))
}

/** Removes somebody's own passkey; gives false when there is none. */
export async function removePasskey(
  transaction: Transaction<Schema>,
  { staffId, id }: { staffId: number; id: string },
  now = new Date(),
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('staff_passkeys')
    .where('credential_id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return false
  await recordStaffEvent(
    transaction,
    { code: 'passkey-removed', staffId, aboutStaffId: staffId },
    now,
  )
  return true
}
