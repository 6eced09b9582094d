import type { Transaction } from 'kysely'
import { inPieces } from '#database/in-pieces.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { Schema } from '#database/schema.ts'
import { listToBeHad, type ProductSize, type SizesChange, unnamedSize } from './size.ts'

type Sizes = readonly Pick<ProductSize, 'number' | 'availability'>[]

/**
 * Gives the numbers of sizes that were away and can be had after a change, with `unnamedSize` where
 * nothing of the product could be had and now something can.
 */
export function listReturned(before: Sizes, after: Sizes): number[] {
  const had = listToBeHad(before)
  const away = new Set([unnamedSize, ...before.map(({ number }) => number)])
  return [...listToBeHad(after)].filter((number) => away.has(number) && !had.has(number))
}

/**
 * Notes which sizes are back with the sizes that are about to be written, and takes back what was noted
 * of those that are away again.
 */
export async function noteReturns(
  transaction: Transaction<Schema>,
  products: readonly SizesChange[],
  now: Date,
): Promise<void> {
  await takeBack(transaction, products)
  const back = products.flatMap(({ id, before, after }) =>
    listReturned(before, after).map((number) => ({ productId: id, number })),
  )
  await beginReturns(transaction, back, now)
}

/** Begins the delay after which people are told of these sizes; of those under way it goes on. */
export async function beginReturns(
  transaction: Transaction<Schema>,
  sizes: readonly { productId: number; number: number }[],
  now: Date,
): Promise<void> {
  const rows = sizes.map(({ productId, number }) => {
    return { product_id: productId, number, returned_at: now.toISOString() }
  })
  for (const some of inPieces(rows)) {
    await insertRows(transaction, 'size_returns', some)
      .onConflict((conflict) => conflict.columns(['product_id', 'number']).doNothing())
      .execute()
  }
}

/** Nobody is told of what is away again. */
async function takeBack(transaction: Transaction<Schema>, products: readonly SizesChange[]) {
  const had = new Map(products.map(({ id, after }) => [id, listToBeHad(after)]))
  const noted = await transaction
    .selectFrom('size_returns')
    .select(['product_id', 'number'])
    .where('product_id', 'in', [...had.keys()])
    .execute()
  for (const { product_id, number } of noted) {
    if (had.get(Number(product_id))?.has(Number(number))) continue
    await transaction
      .deleteFrom('size_returns')
      .where('product_id', '=', product_id)
      .where('number', '=', number)
      .execute()
  }
}
