import type { Money } from '#app/money/money.ts'
import type { Database } from '#database/connection.ts'
import { findLastLabels } from './last-labels.server.ts'
import { unnamedSize } from './size.ts'
import { readSizes } from './sizes.server.ts'

/** A change of the price of a product's size; null is no price. */
export interface PriceChange {
  id: number
  productId: number
  /** What the size is called, or was last called; empty for the only one. */
  size: string
  from: Money | null
  to: Money | null
  /** An ISO 8601 instant. */
  at: string
  staffId: number | null
}

interface Stretch {
  /** The change at which an earlier stretch ended. */
  before?: number | undefined
  limit: number
}

/** Lists changes of prices, newest first: of one product, or of all. */
export async function listPriceChanges(
  db: Database,
  { productId, before, limit }: Stretch & { productId?: number },
): Promise<PriceChange[]> {
  const rows = await db
    .selectFrom('product_prices')
    .select(['id', 'product_id', 'number', 'price', 'at', 'staff_id'])
    .select((row) =>
      row
        .selectFrom('product_prices as earlier')
        .select('earlier.price')
        .whereRef('earlier.product_id', '=', 'product_prices.product_id')
        .whereRef('earlier.number', '=', 'product_prices.number')
        .whereRef('earlier.id', '<', 'product_prices.id')
        .orderBy('earlier.id', 'desc')
        .limit(1)
        .as('was'),
    )
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? 0))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const changes = rows.map((row) => ({
    id: Number(row.id),
    productId: Number(row.product_id),
    number: Number(row.number),
    from: row.was === null ? null : Number(row.was),
    to: row.price === null ? null : Number(row.price),
    at: row.at,
    staffId: row.staff_id,
  }))
  const label = await readLabels(db, changes)
  return changes.map(({ number, ...change }) => ({
    ...change,
    size: number === unnamedSize ? '' : label(change.productId, number),
  }))
}

/** Counts the changes of all prices. */
export async function countPriceChanges(db: Database): Promise<number> {
  const { changes } = await db
    .selectFrom('product_prices')
    .select((build) => build.fn.countAll<number | string>().as('changes'))
    .executeTakeFirstOrThrow()
  return Number(changes)
}

async function readLabels(db: Database, changes: readonly { productId: number; number: number }[]) {
  const known = await readSizes(db, [...new Set(changes.map(({ productId }) => productId))])
  const find = (id: number, number: number) =>
    known.get(id)?.find((size) => size.number === number)?.label
  const gone = changes
    .filter(({ productId, number }) => number !== unnamedSize && !find(productId, number))
    .map(({ productId, number }) => ({ id: productId, size: number }))
  const last = await findLastLabels(db, gone)
  return (id: number, number: number) =>
    find(id, number) ??
    last.find((size) => size.id === id && size.number === number)?.label ??
    `Size ${number}`
}
