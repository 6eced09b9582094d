import type { Transaction } from 'kysely'
import type { Money } from '#app/money/money.ts'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { Schema } from '#database/schema.ts'
import { type ProductSize, type SizesChange, unnamedSize } from './size.ts'

/** For so long after a price changed a visitor may still have the page that showed it. */
const shownBeforeMs = 7 * 24 * 60 * 60 * 1000

/**
 * Logs which prices differ between the sizes that products have and those that are about to be
 * written in their place: a size that goes has no price from then on.
 */
export async function logPrices(
  transaction: Transaction<Schema>,
  products: readonly SizesChange[],
  staffId: number | null,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const changes = products.flatMap(({ id, before, after }) => {
    const [was, is] = [pricesOf(before), pricesOf(after)]
    return [...new Set([...was.keys(), ...is.keys()])]
      .map((number) => ({ number, from: was.get(number) ?? null, to: is.get(number) ?? null }))
      .filter(({ from, to }) => from !== to)
      .map(({ number, to }) => ({ product_id: id, number, price: to, at, staff_id: staffId }))
  })
  for (const some of inPieces(changes)) {
    await insertRows(transaction, 'product_prices', some).execute()
  }
}

function pricesOf(sizes: readonly ProductSize[]): Map<number, Money | null> {
  return new Map(sizes.map(({ number, price }) => [number ?? unnamedSize, price]))
}

/** A price that a page may have shown of a product, in the size of this number. */
export interface PriceToConfirm {
  id: number
  number: number
  price: Money
}

/**
 * Gives those of these prices that were their size's at `now`, or at some time in the seven days
 * before. One statement, however many there are.
 */
export async function findPricesSeen<Claim extends PriceToConfirm>(
  db: Database,
  claims: readonly Claim[],
  now: Date,
): Promise<Claim[]> {
  if (claims.length === 0) return []
  const from = new Date(now.getTime() - shownBeforeMs).toISOString()
  const rows = await db
    .selectFrom('product_prices')
    .select(['product_id', 'number', 'price'])
    .where(
      'product_id',
      'in',
      claims.map(({ id }) => id),
    )
    // The change before those seven days says what held when they began.
    .where(({ or, eb }) =>
      or([
        eb('at', '>', from),
        eb('id', '=', (row) =>
          row
            .selectFrom('product_prices as earlier')
            .select(({ fn }) => fn.max('earlier.id').as('id'))
            .whereRef('earlier.product_id', '=', 'product_prices.product_id')
            .whereRef('earlier.number', '=', 'product_prices.number')
            .where('earlier.at', '<=', from),
        ),
      ]),
    )
    .execute()
  const held = new Set(
    rows.map(({ product_id, number, price }) => `${product_id} ${number} ${price}`),
  )
  return claims.filter(({ id, number, price }) => held.has(`${id} ${number} ${price}`))
}
