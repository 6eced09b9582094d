import type { Transaction } from 'kysely'
import type { Role } from '#app/staff/role.ts'
import { hashToken, newSecretToken } from '#app/staff/secret-token.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { isStorageFailure } from '#database/storage-failure.ts'

/** Somebody who is signed in, and by which session. */
export interface SignedInStaff {
  id: number
  name: string
  role: Role
  sessionId: number
}

/** What a new session is made from. */
export interface NewSession {
  staffId: number
  /** Whether the browser keeps it when it is closed. */
  lasting: boolean
  deviceId?: number
  deviceLabel: string
}

const hour = 60 * 60 * 1000
/** How long a session lasts that the browser keeps, in ms. */
export const lastingMs = 30 * 24 * hour
/** How long one lasts that ends with the browser at the latest: a working day. */
const passingMs = 12 * hour
/** How exactly it is known when somebody was last here, in ms: not every request writes. */
const seenEveryMs = 5 * 60 * 1000

/** Starts a session and gives its token, of which only the hash is stored. */
export async function startSession(
  db: Database | Transaction<Schema>,
  { staffId, lasting, deviceId, deviceLabel }: NewSession,
  now = new Date(),
): Promise<string> {
  const token = newSecretToken()
  const at = now.toISOString()
  await db.deleteFrom('staff_sessions').where('expires_at', '<=', at).execute()
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      device_id: deviceId ?? null,
      device_label: deviceLabel,
      lasting: lasting ? 1 : 0,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(now.getTime() + (lasting ? lastingMs : passingMs)).toISOString(),
    })
    .execute()
  return token
}

/** Gives who is signed in by a token, and notes that they were here; undefined when nobody is. */
export async function findSignedIn(
  db: Database,
  token: string,
  now = new Date(),
): Promise<SignedInStaff | undefined> {
  const at = now.toISOString()
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff.id',
      'staff.name',
      'staff.role',
      'staff_sessions.id as sessionId',
      'staff_sessions.last_seen_at as seenAt',
    ])
    .where('staff_sessions.token_hash', '=', hashToken(token))
    .where('staff_sessions.expires_at', '>', at)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { seenAt, ...signedIn } = row
  if (now.getTime() - Date.parse(seenAt) >= seenEveryMs) await noteSeen(db, signedIn.sessionId, at)
  return signedIn
}

/** A full disk keeps nobody from reading. */
async function noteSeen(db: Database, sessionId: number, at: string) {
  try {
    await db
      .updateTable('staff_sessions')
      .set({ last_seen_at: at })
      .where('id', '=', sessionId)
      .execute()
  } catch (error) {
    if (!isStorageFailure(error)) throw error
  }
}

/** Gives which of some sessions are still good, for what stays open long. */
export async function listOpenSessions(
  db: Database,
  sessionIds: readonly number[],
  now = new Date(),
): Promise<Set<number>> {
  if (sessionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('staff_sessions')
    .select('id')
    .where('id', 'in', sessionIds)
    .where('expires_at', '>', now.toISOString())
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Ends one session. */
export async function endSession(
  db: Database | Transaction<Schema>,
  sessionId: number,
): Promise<void> {
  await db.deleteFrom('staff_sessions').where('id', '=', sessionId).execute()
}

/** Ends all sessions of somebody, but for the one that goes on. */
export async function endSessionsOf(
  db: Database | Transaction<Schema>,
  staffId: number,
  { except }: { except?: number } = {},
): Promise<void> {
  let query = db.deleteFrom('staff_sessions').where('staff_id', '=', staffId)
  if (except !== undefined) query = query.where('id', '!=', except)
  await query.execute()
}
