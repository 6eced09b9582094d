import type { Transaction } from 'kysely'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { forgetDevice } from './devices.server.ts'

/** A phone or computer on which somebody is signed in, or which has a passkey of theirs. */
export interface DeviceInUse {
  id: number
  /** Browser and system, as in `Chrome on Android`. */
  label: string
  lastSeenAt: string
  signedIn: boolean
  hasPasskey: boolean
  /** Whether it is the one that asks. */
  isThis: boolean
}

/** Lists somebody's phones and computers, those seen last first. */
export async function listDevices(
  db: Database,
  { staffId, sessionId }: { staffId: number; sessionId?: number },
  now = new Date(),
): Promise<DeviceInUse[]> {
  const devices = await db
    .selectFrom('staff_devices')
    .select(['id', 'label', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .execute()
  const sessions = await db
    .selectFrom('staff_sessions')
    .select(['id', 'device_id', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now.toISOString())
    .execute()
  const passkeys = await db
    .selectFrom('staff_passkeys')
    .select(['device_id', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .execute()
  return devices
    .map(({ id, label, last_used_at }) => {
      const own = sessions.filter((session) => session.device_id === id)
      return {
        id,
        label,
        lastSeenAt: own.reduce(
          (latest, { last_seen_at }) => (last_seen_at > latest ? last_seen_at : latest),
          last_used_at,
        ),
        signedIn: own.length > 0,
        hasPasskey: passkeys.some(({ device_id }) => device_id === id),
        isThis: own.some((session) => session.id === sessionId),
      }
    })
    .filter(({ signedIn, hasPasskey }) => signedIn || hasPasskey)
    .sort((one, other) => (one.lastSeenAt < other.lastSeenAt ? 1 : -1))
}

/**
 * Signs a phone or computer of somebody's out: its sessions and its passkey are gone. Gives false
 * when it is none of theirs.
 */
export async function signOutDevice(
  transaction: Transaction<Schema>,
  { staffId, deviceId, byStaffId }: { staffId: number; deviceId: number; byStaffId: number },
  now = new Date(),
): Promise<boolean> {
  const device = await transaction
    .selectFrom('staff_devices')
    .select('id')
    .where('id', '=', deviceId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (!device) return false
  await forgetDevice(transaction, { deviceId, staffId })
  await recordStaffEvent(
    transaction,
    { code: 'phone-signed-out', staffId: byStaffId, aboutStaffId: staffId },
    now,
  )
  return true
}

/** Gives the device on which a session runs, or null where it is not known. */
export async function findDeviceOf(db: Database, sessionId: number) {
  return db
    .selectFrom('staff_sessions')
    .select(['device_id as deviceId', 'device_label as deviceLabel'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
}
