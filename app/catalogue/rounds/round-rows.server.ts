import { writeAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import type { Database } from '#database/connection.ts'

/** A size as somebody walks past it. */
export interface RoundRow {
  productId: number
  number: number
  name: string
  /** What the size is called; '' where it is the only one and has no quantity. */
  size: string
  /** As `writeAvailability` writes it. */
  now: string
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
    const only = [{ number: unnamedSize, label: quantity, availability: null }]
    return (sizes.get(Number(id)) ?? only).map(({ number, label, availability }) => ({
      ...product,
      productId: Number(id),
      number: number ?? unnamedSize,
      size: label,
      now: writeAvailability(availability),
    }))
  })
  return { rows, more: found.length > most }
}
