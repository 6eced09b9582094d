import { nothingKnown, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import type { Database } from '#database/connection.ts'
import { writeField } from './round-field.ts'

/** A size as somebody walks past it. */
export interface RoundRow {
  productId: number
  number: number
  name: string
  /** What the size is called; '' where it is the only one and has no quantity. */
  size: string
  /** Whether it can be had and what it costs, as `writeField` writes it. */
  now: string
  price: string
  picture: string
  photo: string | null
  wall: string
}

/** Lists the sizes of a category's shown products in the shop's order, of so many products at most. */
export async function listRoundRows(
  db: Database,
  category: string,
  { after, products: most }: { after: number; products: number },
): Promise<{ rows: RoundRow[]; more: boolean }> {
  const found = await db
    .selectFrom('shown_products')
    .select(['id', 'name', 'quantity', 'picture', 'photo', 'wall'])
    .where('category_key', '=', category)
    .orderBy('catalogue_order')
    .offset(after)
    .limit(most + 1)
    .execute()
  const products = found.slice(0, most)
  const sizes = await readSizes(
    db,
    products.map(({ id }) => Number(id)),
  )
  const rows = products.flatMap(({ id, quantity, ...product }) => {
    const only = [{ ...nothingKnown, label: quantity }]
    return (sizes.get(Number(id)) ?? only).map((size) => ({
      ...product,
      productId: Number(id),
      number: size.number ?? unnamedSize,
      size: size.label,
      now: writeField(size, 'availability'),
      price: writeField(size, 'price'),
    }))
  })
  return { rows, more: found.length > most }
}
