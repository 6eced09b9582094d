import { soldName } from '#app/catalogue/called-name.ts'
import type { Product } from '#app/catalogue/product.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { productTexts } from '#app/enquiries/product.words.ts'
import { withSize } from '#app/enquiries/product-words.ts'
import { pictureUrl } from '#app/ui/pictures/picture.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { type ListEntry, toThing } from './list.ts'
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
  const sold = new Map(products.map((product) => [product.id, product]))
  return list.flatMap((entry) => {
    const product = sold.get(entry.id)
    return product ? toRow(product, entry, language) : []
  })
}

/** Gives a list's things where the catalogue can't be read: by their numbers, in a language. */
export function namelessRows(list: readonly ListEntry[], language: Language): ListRow[] {
  const { product } = productTexts[language]
  return list.map((entry) => ({
    ...entry,
    name: withSize(product(entry.id), entry.size, language),
  }))
}

function toRow(product: Product, { id, size, quantity }: ListEntry, language: Language): ListRow {
  const { localName, picture } = product
  return {
    ...toThing(id, size),
    quantity,
    name: withSize(soldName(product), size),
    localName: localName === undefined ? undefined : withSize(localName, size, language),
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
