import { isDeepStrictEqual } from 'node:util'
import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import { asGiven, insertRows } from '#database/insert-rows.ts'
import type { ProductSizesTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'
import { logPrices } from './price-log.server.ts'
import {
  type Availability,
  type ProductSize,
  type SizesChange,
  toMonth,
  unnamedSize,
} from './size.ts'
import { noteReturns } from './size-returns.server.ts'

/**
 * Gives the sizes of these products, or of all, in their order, by the product's id; nothing for a
 * product of whose size nothing is known. One statement, however many products there are.
 */
export async function readSizes(
  db: Database,
  productIds?: readonly number[],
): Promise<Map<number, ProductSize[]>> {
  if (productIds?.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_sizes')
    .selectAll()
    .$if(productIds !== undefined, (query) => query.where('product_id', 'in', productIds ?? []))
    .orderBy('product_id')
    .orderBy('place')
    .execute()
  const byProduct = Map.groupBy(rows, ({ product_id }) => Number(product_id))
  return new Map([...byProduct].map(([id, sizes]) => [id, sizes.map(toSize)]))
}

/** What a card needs to know of a size. */
export type SizeOnCard = Pick<ProductSize, 'number' | 'price'> & { isAway: boolean }

/**
 * Gives what cards need to know of the sizes of these products, by the product's id; nothing for a product
 * of whose size nothing is known. Reading all that is known of them takes twice the time.
 */
export async function readSizesOnCards(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, SizeOnCard[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_sizes')
    .select(['product_id', 'number', 'price', 'availability'])
    .where('product_id', 'in', productIds)
    .execute()
  const toSizeOnCard = ({ number, price, availability }: (typeof rows)[number]): SizeOnCard => ({
    number: Number(number),
    price: price === null ? null : Number(price),
    isAway: availability === 'away',
  })
  const byProduct = Map.groupBy(rows, ({ product_id }) => Number(product_id))
  return new Map([...byProduct].map(([id, sizes]) => [id, sizes.map(toSizeOnCard)]))
}

/** Gives which of these products have named sizes. */
export async function findSized(db: Database, productIds: readonly number[]): Promise<Set<number>> {
  if (productIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('product_sizes')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', productIds)
    .where('number', '!=', unnamedSize)
    .execute()
  return new Set(rows.map((row) => Number(row.product_id)))
}

/**
 * Gives the first number that no size of a product has or ever had, by the product's id; nothing
 * where it is 1.
 */
export async function readNextNumbers(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_size_counts')
    .select(['product_id', 'next_number'])
    .where('product_id', 'in', productIds)
    .execute()
  return new Map(rows.map((row) => [Number(row.product_id), Number(row.next_number)]))
}

/**
 * Writes products' sizes in place of those that they had, all of them numbered, logs the prices that
 * differ, and notes what is back. `staffId` is who changed them; null: a release's files or the command line.
 */
export async function writeSizes(
  transaction: Transaction<Schema>,
  products: readonly { id: number; sizes: readonly ProductSize[] }[],
  staffId: number | null,
  now: Date = new Date(),
): Promise<void> {
  for (const some of inPieces(products)) {
    const stored = await readSizes(
      transaction,
      some.map(({ id }) => id),
    )
    const changes = some.map(({ id, sizes }) => {
      return { id, before: stored.get(id) ?? [], after: sizes }
    })
    await logPrices(transaction, changes, staffId, now)
    await noteReturns(transaction, changes, now)
    await replaceRows(transaction, changes)
  }
  await countNumbers(transaction, products)
}

/** Writes the rows that are other than before: of a product that loses a size, all. */
async function replaceRows(transaction: Transaction<Schema>, changes: readonly SizesChange[]) {
  const losing = new Set(
    changes
      .filter(({ before, after }) => {
        const numbers = new Set(after.map(({ number }) => number))
        return before.some(({ number }) => !numbers.has(number))
      })
      .map(({ id }) => id),
  )
  if (losing.size > 0) {
    await transaction
      .deleteFrom('product_sizes')
      .where('product_id', 'in', [...losing])
      .execute()
  }
  const rows = changes.flatMap(({ id, before, after }) =>
    after.flatMap((size, place) => {
      const isSame = !losing.has(id) && isDeepStrictEqual(before[place], size)
      return isSame ? [] : [toRow(id, size, place)]
    }),
  )
  for (const some of inPieces(rows)) {
    await insertRows(transaction, 'product_sizes', some)
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'number']).doUpdateSet(asGiven(some)),
      )
      .execute()
  }
}

/** Sees to it that the numbers which were written are not given again. */
async function countNumbers(
  transaction: Transaction<Schema>,
  products: readonly { id: number; sizes: readonly ProductSize[] }[],
) {
  const counts = products.flatMap(({ id, sizes }) => {
    const last = Math.max(0, ...sizes.map(({ number }) => number ?? 0))
    return last > 0 ? [{ product_id: id, next_number: last + 1 }] : []
  })
  for (const some of inPieces(counts)) {
    await insertRows(transaction, 'product_size_counts', some)
      .onConflict((conflict) =>
        conflict
          .column('product_id')
          .doUpdateSet(({ ref }) => ({ next_number: ref('excluded.next_number') }))
          .whereRef('excluded.next_number', '>', 'product_size_counts.next_number'),
      )
      .execute()
  }
}

function toRow(
  product_id: number,
  { number, label, labels, price, availability }: ProductSize,
  place: number,
): Insertable<ProductSizesTable> {
  if (number === null) throw new Error(`A size of product ${product_id} has no number.`)
  return {
    ...{ product_id, number, place, label, price },
    labels: JSON.stringify(labels),
    availability: availability?.is ?? null,
    days: availability?.is === 'to-order' ? availability.days : null,
    back_in: availability?.is === 'away' ? availability.backIn : null,
  }
}

function toSize(row: Selectable<ProductSizesTable>): ProductSize {
  const { number, label, labels, price } = row
  return {
    number: Number(number),
    label,
    labels: JSON.parse(labels),
    price: price === null ? null : Number(price),
    availability: toAvailability(row),
  }
}

function toAvailability({
  availability,
  days,
  back_in,
}: Selectable<ProductSizesTable>): Availability | null {
  if (availability === null) return null
  if (availability === 'to-order') return { is: availability, days: Number(days) }
  return availability === 'away'
    ? { is: availability, backIn: toMonth(back_in) }
    : { is: availability }
}
