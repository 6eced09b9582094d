import { soldName } from '#app/catalogue/called-name.ts'
import type { Product } from '#app/catalogue/product.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { productTexts } from '#app/enquiries/product.words.ts'
import { pictureUrl } from '#app/ui/pictures/picture.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import type { ListEntry } from './list.ts'
import type { ListRow, Thumb } from './list-row.ts'

/**
 * Gives a list's things as a page of a language shows them, in its order; what is no longer sold is
 * left out.
 */
export async function listRows(
  db: Database,
  list: readonly ListEntry[],
  language: Language,
): Promise<ListRow[]> {
  const products = await findProductsByIds(
    db,
    list.map(({ id }) => id),
    language,
  )
  const quantities = new Map(list.map(({ id, quantity }) => [id, quantity]))
  return products.map((product) => toRow(product, quantities.get(product.id) ?? 1))
}

/** Gives a list's things where the catalogue can't be read: by their numbers, in a language. */
export function namelessRows(list: readonly ListEntry[], language: Language): ListRow[] {
  const { product } = productTexts[language]
  return list.map(({ id, quantity }) => ({ id, quantity, name: product(id) }))
}

function toRow(product: Product, quantity: number): ListRow {
  const { id, localName, picture } = product
  return {
    id,
    quantity,
    name: soldName(product),
    localName,
    address: productPath(product.slug),
    thumb: toThumb(product),
    picture,
  }
}

function toThumb({ picture, wall }: Product): Thumb {
  return {
    avif: `${pictureUrl(picture, 180, 'avif')} 2x, ${pictureUrl(picture, 250, 'avif')} 3x`,
    webp: pictureUrl(picture, 180, 'webp'),
    wall,
  }
}
