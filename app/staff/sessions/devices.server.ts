import type { Transaction } from 'kysely'
import { hashToken } from '#app/staff/secret-token.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'

/** Gives a device's id if somebody signed in on it before, by the token that it was given then. */
export async function findDevice(
  db: Database | Transaction<Schema>,
  token: string,
  staffId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('staff_devices')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row?.id
}

/** Tells whether a token was given to a device, whoever signed in on it. */
export async function isDeviceToken(
  transaction: Transaction<Schema>,
  token: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('staff_devices')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that somebody has signed in on a device, and gives its id. */
export async function rememberDevice(
  transaction: Transaction<Schema>,
  { token, staffId, label }: { token: string; staffId: number; label: string },
  now = new Date(),
): Promise<number> {
  const at = now.toISOString()
  const { id } = await transaction
    .insertInto('staff_devices')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      label,
      created_at: at,
      last_used_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'staff_id']).doUpdateSet({ label, last_used_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Forgets a device: its sessions end, its passkeys are gone, and so are the person's others that
 * may have been copied to it; it is as strange as any other.
 */
export async function forgetDevice(
  transaction: Transaction<Schema>,
  { deviceId, staffId }: { deviceId: number; staffId: number },
): Promise<void> {
  await transaction
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where((either) =>
      either.or([either('device_id', '=', deviceId), either('backup_eligible', '=', 1)]),
    )
    .execute()
  // After what let somebody in: a sign-in that is under way holds it until its session is there.
  await transaction
    .deleteFrom('staff_sessions')
    .where('device_id', '=', deviceId)
    .where('staff_id', '=', staffId)
    .execute()
  await transaction
    .deleteFrom('staff_devices')
    .where('id', '=', deviceId)
    .where('staff_id', '=', staffId)
    .execute()
}
