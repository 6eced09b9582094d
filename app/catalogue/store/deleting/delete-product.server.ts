import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { countInQuotes, type InQuotes } from './count-in-quotes.server.ts'
import { listNamedProducts } from './named-in-enquiries.server.ts'
import { type DeletedProduct, takeOut } from './take-out.server.ts'

/**
 * What became of a product that was to be deleted; `named`: an enquiry names it, so it stays;
 * `inQuotes`: it stays until somebody says that those may go on without it.
 */
export type DeleteResult =
  | { deleted: DeletedProduct }
  | { named: true }
  | { inQuotes: InQuotes }
  | { missing: true }

/**
 * Deletes a product that no enquiry names, and where it stands in quotes only one that is `sure` to go.
 * For 30 days `undoChange` brings it back with all that was known of it; an enquiry that names it
 * meanwhile keeps its name.
 */
export async function deleteProduct(
  { db }: Pick<App, 'db'>,
  id: number,
  staffId: number,
  { sure = false, now = new Date() }: { sure?: boolean; now?: Date } = {},
): Promise<DeleteResult> {
  if (!Number.isSafeInteger(id)) return { missing: true }
  if ((await listNamedProducts(db)).has(id)) return { named: true }
  if (!sure) {
    const inQuotes = await countInQuotes(db, id, now)
    if (inQuotes.drafts + inQuotes.open > 0) return { inQuotes }
  }
  const [deleted] = await writeTransaction(db, (transaction) =>
    takeOut(transaction, [{ id, undoes: null }], { staffId, source: 'desk' }, { now }),
  )
  return deleted ? { deleted } : { missing: true }
}
