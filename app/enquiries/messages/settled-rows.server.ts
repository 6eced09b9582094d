import type { Database } from '#database/connection.ts'

/** Storing an enquiry, or what was done with one, takes no longer than this, in ms. */
const storedWithinMs = 20_000
/** More are looked at the next time. */
const most = 200

/**
 * Gives the id up to which no enquiry can come to be seen any more that was not yet: `after` or a later one. Ids
 * are given before they are committed, so one that is missing may still come; it is waited for until the next one
 * has been there for as long as storing takes, since an id whose transaction failed stays missing.
 */
export async function findSettledEnquiry(db: Database, after: number, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'received_at as at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return lastSettled(rows, after, now)
}

/** The same of events of enquiries. */
export async function findSettledEvent(db: Database, after: number, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('enquiry_events')
    .select(['id', 'at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return lastSettled(rows, after, now)
}

function lastSettled(rows: readonly { id: number; at: string }[], after: number, now: Date) {
  let settled = after
  for (const { id, at } of rows) {
    // A wrong clock may have said that it came later than now.
    const isFresh = Math.abs(now.getTime() - Date.parse(at)) < storedWithinMs
    if (id > settled + 1 && isFresh) break
    settled = id
  }
  return settled
}
