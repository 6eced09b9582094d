import { listToBeHad } from '#app/catalogue/sizes/size.ts'
import { beginReturns } from '#app/catalogue/sizes/size-returns.server.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import type { Database } from '#database/connection.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { erased, waitingListLock } from './tell-waiting.server.ts'

/** Notes that staff sent a draft, and erases the number. Tells whether there was such a draft. */
export async function markAsSent(
  db: Database,
  { productId, id }: { productId: number; id: number },
  now: Date = new Date(),
): Promise<boolean> {
  return writeTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('waiting_list')
      .set({ state: 'told', changed_at: now.toISOString(), ...erased })
      .where('id', '=', id)
      .where('product_id', '=', productId)
      .where('state', '=', 'draft')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
}

/** Lets nobody be told that a product's sizes are back who is not told yet: they wait on. */
export async function stopTelling(db: Database, productId: number): Promise<void> {
  await writeTransaction(db, async (transaction) => {
    await takeNamedLock(transaction, waitingListLock)
    await transaction.deleteFrom('size_returns').where('product_id', '=', productId).execute()
  })
}

/** Begins the delay again after which those are told who wait for what can be had of a product. */
export async function tellAfterAll(
  db: Database,
  productId: number,
  now: Date = new Date(),
): Promise<void> {
  const sizes = (await readSizes(db, [productId])).get(productId) ?? []
  const returned = [...listToBeHad(sizes)].map((number) => ({ productId, number }))
  await writeTransaction(db, (transaction) => beginReturns(transaction, returned, now))
}
