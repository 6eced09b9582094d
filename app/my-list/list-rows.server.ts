import { soldName } from '#app/catalogue/called-name.ts'
import type { Product } from '#app/catalogue/product.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { findLastLabels } from '#app/catalogue/sizes/last-labels.server.ts'
import { readShownSizes } from '#app/catalogue/sizes/shown-sizes.server.ts'
import { type ShownSize, saysMore } from '#app/catalogue/sizes/shown-sizes.ts'
import { unnamedSize } from '#app/catalogue/sizes/size.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { toThumb } from '#app/catalogue/thumb-of.server.ts'
import { productTexts } from '#app/enquiries/product.words.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import { type ListEntry, toThing } from './list.ts'
import { chosenSize, type ListRow } from './list-row.ts'

/**
 * Gives a list's things as a page of a language shows them, in its order; what is no longer sold is
 * left out.
 */
export async function listRows(
  { db, config }: Pick<App, 'db' | 'config'>,
  list: readonly ListEntry[],
  language: Language,
): Promise<ListRow[]> {
  const products = await findProductsByIds(
    db,
    list.map(({ id }) => id),
    language,
  )
  const sold = new Map(products.map((product) => [product.id, product]))
  const sizes = await readShownSizes({ db, config }, [...sold.keys()], language)
  const rows = list.flatMap((entry) => {
    const product = sold.get(entry.id)
    return product ? toRow(product, entry, sizes.get(entry.id) ?? []) : []
  })
  return withGoneLabels(db, rows)
}

/** Says what sizes were called that are still on the list, but not in the catalogue. */
async function withGoneLabels(db: Database, rows: readonly ListRow[]): Promise<ListRow[]> {
  const gone = rows.flatMap((row) =>
    row.size === undefined || chosenSize(row) ? [] : [{ id: row.id, size: row.size }],
  )
  const labels = await findLastLabels(db, gone)
  const labelOf = ({ id, size }: ListRow) =>
    labels.find((last) => last.id === id && last.number === size)?.label
  return rows.map((row) => {
    const sizeLabel = chosenSize(row) ? undefined : labelOf(row)
    return sizeLabel ? { ...row, sizeLabel } : row
  })
}

/** Gives a list's things where the catalogue can't be read: by their numbers, in a language. */
export function namelessRows(list: readonly ListEntry[], language: Language): ListRow[] {
  const { product } = productTexts[language]
  return list.map((entry) => ({ ...entry, name: product(entry.id) }))
}

function toRow(
  product: Product,
  { id, size, quantity }: ListEntry,
  sizes: readonly ShownSize[],
): ListRow {
  const { localName, picture } = product
  const isNamed = sizes.some(({ number }) => number !== unnamedSize)
  const says = isNamed || sizes.some((one) => saysMore(one) || one.price !== undefined)
  return {
    ...toThing(id, size),
    quantity,
    name: isNamed ? product.name : soldName(product),
    localName,
    address: productPath(product.slug),
    thumb: toThumb(product),
    picture,
    ...(says && { sizes }),
  }
}
