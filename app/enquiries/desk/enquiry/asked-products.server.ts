import { soldName } from '#app/catalogue/called-name.ts'
import type { Product } from '#app/catalogue/product.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { thumbPicture } from '#app/desk/shell/thumb-pictures.server.ts'
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
  return products.map(({ id, name, quantity, note }) => {
    const now = today.get(id)
    return {
      id,
      name: name ?? (now && soldName(now)) ?? `Product ${id}`,
      quantity: quantity ?? '1',
      note,
      room: now && thumbPicture(now.picture, now.wall),
      changed: changeSince(name, now),
    }
  })
}

function changeSince(then: string | undefined, now: Product | undefined) {
  if (now === undefined) return 'No longer in the catalogue'
  // Older enquiries have the name alone.
  const isSame = then === undefined || [now.name, soldName(now)].includes(then)
  return isSame ? undefined : `Called ${soldName(now)} now`
}
