import type { Transaction } from 'kysely'
import { linkPath } from '#app/paths/desk-paths.ts'
import { hasStaff } from '#app/staff/accounts.server.ts'
import { hashToken, isSecretToken, newSecretToken } from '#app/staff/secret-token.server.ts'
import type { Database } from '#database/connection.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import type { Schema } from '#database/schema.ts'
import type { Config } from '#server/config.ts'
import { isWithinLimits, longestPeriodFrom } from '#server/delivery/mailbox-limits.ts'

/** What a link that works once is for. */
export type LinkPurpose = Schema['staff_links']['purpose']

/** A link that can still be used, and for whom. */
export interface OpenLink {
  purpose: LinkPurpose
  /** Null for the first owner, whom nobody knows yet. */
  staffId: number | null
  /** Empty for the first owner. */
  name: string
}

interface NewLink {
  purpose: LinkPurpose
  staffId: number | null
  deviceId: number | null
  siteUrl: string
}

const minute = 60_000
const hour = 60 * minute
/** Links are counted for this long after they have ended, in ms. */
const countedMs = 24 * hour
/** How long each kind of link can be used, in ms. */
export const validForMs: Record<LinkPurpose, number> = {
  'first-owner': hour,
  invitation: 72 * hour,
  reset: hour,
  'sign-in': 15 * minute,
}

/** Whether links can be mailed: somebody carries them, and they lead to this very site. */
export function canMailLinks({ siteUrlGiven, mail }: Pick<Config, 'siteUrlGiven' | 'mail'>) {
  return siteUrlGiven && mail.smtpUrl !== undefined
}

/**
 * Makes a link that works once and gives its whole address; those of its kind that the person had
 * before are void.
 */
export async function makeLink(
  db: Database | Transaction<Schema>,
  { purpose, staffId, siteUrl }: { purpose: LinkPurpose; staffId: number | null; siteUrl: string },
  now = new Date(),
): Promise<string> {
  await deleteOld(db, now)
  await db
    .deleteFrom('staff_links')
    .where('purpose', '=', purpose)
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .execute()
  return insertLink(db, { purpose, staffId, siteUrl, deviceId: null }, now)
}

/**
 * Makes a sign-in link that somebody asked for, and gives its whole address: from a known device of
 * the person's (`deviceId`) always, from any other as long as the mailbox has had less than its
 * share, else undefined. Links that were asked for before stay valid: whoever asks last might be a
 * stranger.
 */
export async function makeAskedLink(
  transaction: Transaction<Schema>,
  { staffId, deviceId, siteUrl }: { staffId: number; deviceId: number | null; siteUrl: string },
  now = new Date(),
): Promise<string | undefined> {
  await deleteOld(transaction, now)
  const link = { purpose: 'sign-in', staffId, deviceId, siteUrl } as const
  if (deviceId !== null) return insertLink(transaction, link, now)
  const kind = 'staff-link-email'
  await takeNamedLock(transaction, `${kind} ${staffId}`)
  const sent = await transaction
    .selectFrom('staff_links')
    .select('created_at')
    .where('staff_id', '=', staffId)
    .where('purpose', '=', 'sign-in')
    .where('device_id', 'is', null)
    .where('created_at', '>', longestPeriodFrom(kind, now))
    .execute()
  return isWithinLimits(kind, sent, now) ? insertLink(transaction, link, now) : undefined
}

async function insertLink(
  db: Database | Transaction<Schema>,
  { purpose, staffId, deviceId, siteUrl }: NewLink,
  now: Date,
): Promise<string> {
  const token = newSecretToken()
  await db
    .insertInto('staff_links')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      purpose,
      device_id: deviceId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + validForMs[purpose]).toISOString(),
      used_at: null,
    })
    .execute()
  return `${siteUrl}${linkPath}?${new URLSearchParams({ token })}`
}

async function deleteOld(db: Database | Transaction<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - countedMs).toISOString()
  await db.deleteFrom('staff_links').where('expires_at', '<=', before).execute()
}

/** Finds what a link is for, as long as it can be used. */
export async function findLink(
  db: Database | Transaction<Schema>,
  token: string,
  now = new Date(),
): Promise<OpenLink | undefined> {
  if (!isSecretToken(token)) return undefined
  const row = await db
    .selectFrom('staff_links')
    .leftJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['purpose', 'staff_id as staffId', 'staff.name', 'staff.removed_at as removedAt'])
    .where('staff_links.token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row || row.removedAt) return undefined
  if (row.purpose === 'first-owner' && (await hasStaff(db))) return undefined
  return { purpose: row.purpose, staffId: row.staffId, name: row.name ?? '' }
}

/** Uses a link up; gives false when somebody else was first, or it is too old. */
export async function useUpLink(
  transaction: Transaction<Schema>,
  token: string,
  now = new Date(),
): Promise<boolean> {
  const at = now.toISOString()
  const { numUpdatedRows } = await transaction
    .updateTable('staff_links')
    .set({ used_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes void whatever links somebody still has. */
export async function endLinksOf(
  db: Database | Transaction<Schema>,
  staffId: number,
): Promise<void> {
  await db.deleteFrom('staff_links').where('staff_id', '=', staffId).execute()
}
