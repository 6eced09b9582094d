import {
  type ProductChangeEntry,
  productHistory,
} from '#app/catalogue/store/history/product-history.server.ts'
import { dayMs } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'

/** For so many days a deleted product can be brought back: its picture is kept as long. */
export const KEPT_DELETED_DAYS = 30

/** Tells whether a deletion at this instant (ISO 8601) can still be undone. */
export function mayComeBack(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) < KEPT_DELETED_DAYS * dayMs
}

/**
 * Lists the deletions of the last 30 days that nobody has undone, newest first; `before` the last of
 * an earlier page.
 */
export async function listDeleted(
  db: Database,
  { before, limit }: { before?: number | undefined; limit: number },
  now = new Date(),
): Promise<ProductChangeEntry[]> {
  const rows = await selectDeletions(db, now)
    .$if(before !== undefined, (query) => query.where('catalogue_changes.id', '<', before ?? 0))
    .orderBy('catalogue_changes.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(productHistory.toEntry)
}

/** Gives the deletion of a product that can still be undone, or undefined. */
export async function findDeletion(
  db: Database,
  productId: number,
  now = new Date(),
): Promise<ProductChangeEntry | undefined> {
  if (!Number.isSafeInteger(productId)) return undefined
  const row = await selectDeletions(db, now)
    .where('catalogue_changes.product_id', '=', productId)
    .orderBy('catalogue_changes.id', 'desc')
    .executeTakeFirst()
  return row && productHistory.toEntry(row)
}

function selectDeletions(db: Database, now: Date) {
  const since = new Date(now.getTime() - KEPT_DELETED_DAYS * dayMs).toISOString()
  return productHistory
    .select(db)
    .where('catalogue_changes.after', 'is', null)
    .where('catalogue_changes.product_id', 'is not', null)
    .where('catalogue_changes.at', '>', since)
    .where('undoing.id', 'is', null)
}
