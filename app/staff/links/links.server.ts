import type { Transaction } from 'kysely'
import { hasStaff } from '#app/staff/accounts.server.ts'
import { hashToken, isSecretToken, newSecretToken } from '#app/staff/secret-token.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { linkPath } from './link-path.ts'

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

const minute = 60_000
const hour = 60 * minute
/** How long each kind of link can be used, in ms. */
export const validForMs: Record<LinkPurpose, number> = {
  'first-owner': hour,
  invitation: 72 * hour,
  reset: hour,
  'sign-in': 15 * minute,
}

/**
 * Makes a link that works once and gives its whole address; those of its kind that the person had
 * before are void, all that are too old are deleted.
 */
export async function makeLink(
  db: Database | Transaction<Schema>,
  { purpose, staffId, siteUrl }: { purpose: LinkPurpose; staffId: number | null; siteUrl: string },
  now = new Date(),
): Promise<string> {
  const token = newSecretToken()
  const at = now.toISOString()
  await db
    .deleteFrom('staff_links')
    .where((either) =>
      either.or([
        either('expires_at', '<=', at),
        either.and([
          either('purpose', '=', purpose),
          either('staff_id', staffId === null ? 'is' : '=', staffId),
        ]),
      ]),
    )
    .execute()
  await db
    .insertInto('staff_links')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      purpose,
      created_at: at,
      expires_at: new Date(now.getTime() + validForMs[purpose]).toISOString(),
      used_at: null,
    })
    .execute()
  return `${siteUrl}${linkPath}?${new URLSearchParams({ token })}`
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
