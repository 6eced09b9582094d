import { soldName } from '#app/catalogue/called-name.ts'
import type { Product } from '#app/catalogue/product.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { thumbPicture } from '#app/desk/shell/thumb-pictures.server.ts'
import { withSize } from '#app/enquiries/product-words.ts'
import type { NamedProduct } from '#app/enquiries/stored-enquiry.ts'
import type { Database } from '#database/connection.ts'
import type { AskedProduct } from './enquiry-view.ts'

/**
 * Gives what was asked for as it was then, with today's pictures, and what is different about a
 * product since.
 */
export async function describeAsked(
  db: Database,
  products: readonly NamedProduct[],
): Promise<AskedProduct[]> {
  const found = await findProductsByIds(
    db,
    products.map(({ id }) => id),
  )
  const today = new Map(found.map((product) => [product.id, product]))
  return products.map(({ id, size, name, quantity, note }) => {
    const now = today.get(id)
    return {
      id,
      name: name ?? withSize(now ? soldName(now) : `Product ${id}`, size),
      quantity: quantity ?? '1',
      note,
      room: now && thumbPicture(now.picture, now.wall),
      changed: changeSince(name, size, now),
    }
  })
}

function changeSince(then: string | undefined, size: number | undefined, now: Product | undefined) {
  if (now === undefined) return 'No longer in the catalogue'
  // Older enquiries have the name alone.
  const isSame =
    then === undefined || [now.name, soldName(now), withSize(soldName(now), size)].includes(then)
  return isSame ? undefined : `Called ${soldName(now)} now`
}
