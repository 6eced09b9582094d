import type { Transaction } from 'kysely'
import { changeSearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import { lockCatalogue, tellCatalogueChanged } from '#app/catalogue/store/catalogue-state.server.ts'
import type { SavedBy } from '#app/catalogue/store/history/change-history.server.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { placeInOrder } from './place-in-order.ts'

/** Where a product is to stand: before one product of its category, or after one. */
export type Beside = { before: number; after?: undefined } | { after: number; before?: undefined }

/** What became of a move; `missing` where one of the two is gone, or of another category. */
export type MoveResult = { moved: { changeId: number } } | { unchanged: true } | { missing: true }

/**
 * Puts a product before or after another of its category. Renumbers the product alone while there
 * is a gap between its neighbours, and as few beside it as have to move where there is no gap.
 */
export async function moveProduct(
  app: Pick<App, 'db'>,
  id: number,
  beside: Beside,
  by: SavedBy,
): Promise<MoveResult> {
  return writeTransaction(app.db, (transaction) => move(transaction, id, beside, by))
}

/** As `moveProduct`, in a transaction; `undoes` is the change that this one undoes. */
export async function move(
  transaction: Transaction<Schema>,
  id: number,
  beside: Beside,
  by: SavedBy,
  { undoes = null, now = new Date() }: { undoes?: number | null; now?: Date } = {},
): Promise<MoveResult> {
  await lockCatalogue(transaction)
  const [product] = await listStoredProducts(transaction, [id])
  const [other] = await listStoredProducts(transaction, [beside.before ?? beside.after ?? id])
  if (!product || !other || other.edit.category !== product.edit.category) return { missing: true }
  if (other.id === id) return { unchanged: true }
  const was = await listBeside(transaction, product, '<', 1)
  const side = beside.before === undefined ? '>' : '<'
  const [next] = await listBeside(transaction, other, side, 1)
  if (next === id) return { unchanged: true }
  await makePlace(transaction, { id, other: other.id, side })
  const version = product.version + 1
  await transaction.updateTable('products').set({ version }).where('id', '=', id).execute()
  const [moved] = await listStoredProducts(transaction, [id])
  const is = moved && (await listBeside(transaction, moved, '<', 1))
  const [changeId = 0] = await productHistory.write(
    transaction,
    [
      {
        productId: id,
        version,
        undoes,
        at: now.toISOString(),
        before: { standsAfter: was[0] ?? null },
        after: { standsAfter: is?.[0] ?? null },
      },
    ],
    by,
  )
  await tellCatalogueChanged(transaction)
  return { moved: { changeId } }
}

/** So many neighbours on each side are looked at when there is no gap between two. */
const WIDEST = 64

/** Gives the product a place on one side of another: neighbours make way where they have to. */
async function makePlace(
  transaction: Transaction<Schema>,
  { id, other, side }: { id: number; other: number; side: '<' | '>' },
  widest = WIDEST,
): Promise<void> {
  const [anchor] = await listStoredProducts(transaction, [other])
  if (!anchor) return
  const lower = (await listBeside(transaction, anchor, '<', widest)).filter((one) => one !== id)
  const upper = (await listBeside(transaction, anchor, '>', widest)).filter((one) => one !== id)
  const around = side === '<' ? [id, other] : [other, id]
  const ids = [...lower.reverse(), ...around, ...upper]
  const kept = new Map((await listStoredProducts(transaction, ids)).map((one) => [one.id, one]))
  const known = new Map(
    ids.filter((one) => one !== id).map((one) => [one, kept.get(one)?.order ?? 0]),
  )
  const places = placeInOrder(ids, known, anchor.order)
  const changed = ids.flatMap((one, index) => {
    const product = kept.get(one)
    const order = places[index]
    return product && order !== undefined && product.order !== order ? [{ product, order }] : []
  })
  // Beyond the outermost there may be others: where those had to move, all are looked at.
  const outermost = [ids.find((one) => one !== id), ids.findLast((one) => one !== id)]
  const isWideEnough = changed.every(({ product }) => !outermost.includes(product.id))
  if (!isWideEnough && ids.length > widest) {
    return makePlace(transaction, { id, other, side }, Number.MAX_SAFE_INTEGER)
  }
  for (const { product, order } of changed) {
    await transaction
      .updateTable('products')
      .set({ catalogue_order: order })
      .where('id', '=', product.id)
      .execute()
  }
  await changeSearchIndex(
    transaction,
    changed.flatMap(({ product: { shown, indexed }, order }) =>
      shown ? [{ before: indexed, after: { ...indexed, order } }] : [],
    ),
  )
}

/** The ids of a product's neighbours on one side in its category, the nearest first. */
async function listBeside(
  transaction: Transaction<Schema>,
  { order, edit }: { order: number; edit: { category: string } },
  side: '<' | '>',
  limit: number,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('products')
    .select('id')
    .where('category_key', '=', edit.category)
    .where('catalogue_order', side, order)
    .orderBy('catalogue_order', side === '<' ? 'desc' : 'asc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => Number(id))
}
