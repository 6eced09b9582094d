import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { listNamedProducts } from './named-in-enquiries.server.ts'
import { type DeletedProduct, takeOut } from './take-out.server.ts'

/** What became of a product that was to be deleted; `named`: an enquiry names it, so it stays. */
export type DeleteResult = { deleted: DeletedProduct } | { named: true } | { missing: true }

/**
 * Deletes a product that no enquiry names. For 30 days `undoChange` brings it back with all that was
 * known of it; an enquiry that names it meanwhile keeps its name.
 */
export async function deleteProduct(
  { db }: Pick<App, 'db'>,
  id: number,
  staffId: number,
  now = new Date(),
): Promise<DeleteResult> {
  if (!Number.isSafeInteger(id)) return { missing: true }
  if ((await listNamedProducts(db)).has(id)) return { named: true }
  const [deleted] = await writeTransaction(db, (transaction) =>
    takeOut(transaction, [{ id, undoes: null }], { staffId, source: 'desk' }, { now }),
  )
  return deleted ? { deleted } : { missing: true }
}
