import { soldName } from '#app/catalogue/called-name.ts'
import type { Product } from '#app/catalogue/product.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { areNamed, type ProductSize, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { thumbPicture } from '#app/desk/shell/thumb-pictures.server.ts'
import { withSize } from '#app/enquiries/product-words.ts'
import { type NamedProduct, nameAlone } from '#app/enquiries/stored-enquiry.ts'
import { formatMoney } from '#app/money/money.ts'
import type { Database } from '#database/connection.ts'
import type { AskedProduct } from './enquiry-view.ts'

/**
 * Gives what was asked for as it was then, with today's pictures and prices, and what is different
 * about a product and its size since.
 */
export async function describeAsked(
  db: Database,
  products: readonly NamedProduct[],
): Promise<AskedProduct[]> {
  const ids = [...new Set(products.map(({ id }) => id))]
  const found = await findProductsByIds(db, ids)
  const today = new Map(found.map((product) => [product.id, product]))
  const sizes = await readSizes(db, ids)
  return products.map((product) => {
    const { id, size, name, sizeLabel, quantity, note } = product
    const now = today.get(id)
    const known = sizes.get(id) ?? []
    const ofSize = known.find(({ number }) => number === (size ?? unnamedSize))
    return {
      id,
      name: sizeLabel ? `${nameAlone(product)}` : (name ?? withSize(soldOr(now, id), size)),
      size: sizeWords(product, known),
      price: priceWords(product, now && ofSize),
      quantity: quantity ?? '1',
      note,
      room: now && thumbPicture(now.picture, now.wall),
      changed: changeSince(product, now, ofSize),
    }
  })
}

function soldOr(product: Product | undefined, id: number) {
  return product ? soldName(product) : `Product ${id}`
}

/** The size in words; that none was chosen, where there is a choice today. */
function sizeWords({ size, sizeLabel }: NamedProduct, known: readonly ProductSize[]) {
  if (sizeLabel) return sizeLabel
  return size === undefined && areNamed(known) ? 'No size chosen' : undefined
}

/** The price seen and today's, which are said once where they are the same. */
function priceWords({ priceSeen }: NamedProduct, ofSize: ProductSize | undefined) {
  const price = ofSize?.price ?? null
  const now = price === null ? [] : [`${formatMoney(price)} in the catalogue`]
  if (priceSeen === undefined) return now[0]
  const seen = `saw ${formatMoney(priceSeen)}`
  return priceSeen === price ? `${seen}, as today` : [seen, ...now].join(', ')
}

function changeSince(
  product: NamedProduct,
  now: Product | undefined,
  ofSize: ProductSize | undefined,
) {
  if (now === undefined) return 'No longer in the catalogue'
  const { size, name, sizeLabel } = product
  const then = nameAlone(product)
  // Older enquiries have the name alone.
  const isSame = name === undefined || [now.name, soldName(now)].includes(then ?? '')
  if (!isSame && then !== withSize(soldName(now), size)) return `Called ${soldName(now)} now`
  return sizeLabel === undefined ? undefined : sizeSince(sizeLabel, ofSize)
}

/** Gives what has become of a size that was called so; undefined where it still is. */
export function sizeSince(
  label: string | undefined,
  ofSize: Pick<ProductSize, 'label'> | undefined,
): string | undefined {
  if (!ofSize) return 'This size is no longer there'
  return label === ofSize.label ? undefined : `The size is called ${ofSize.label} now`
}
