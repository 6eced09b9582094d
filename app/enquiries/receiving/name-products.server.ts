import { soldName } from '#app/catalogue/called-name.ts'
import { findLastNames } from '#app/catalogue/last-names.server.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { findLastLabels } from '#app/catalogue/sizes/last-labels.server.ts'
import { findPricesSeen } from '#app/catalogue/sizes/price-log.server.ts'
import { unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import type { EnquiredProduct } from '#app/enquiries/enquiry.ts'
import type { NamedProduct } from '#app/enquiries/stored-enquiry.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'

/**
 * Gives an enquiry's products as they are kept: with what they and their sizes are called, and with
 * the price seen only where our own log confirms it at `now`. A size that was taken away is called
 * what it was last; a number that was never a size of its product is left out.
 */
export async function nameProducts(
  { db, config }: Pick<App, 'db' | 'config'>,
  products: readonly EnquiredProduct[],
  now: Date,
): Promise<NamedProduct[]> {
  const names = await findNames(
    db,
    products.map(({ id }) => id),
  )
  const labels = await findLabels(db, products)
  // Who may see no price can't find one out by asking whether it is this.
  const mayHaveSeen = config.prices.areShown ? products : []
  const prices = await findPricesSeen(
    db,
    mayHaveSeen.flatMap((product) => {
      const { id, size: number = unnamedSize, priceSeen: price } = product
      return price === undefined ? [] : [{ id, number, price, product }]
    }),
    now,
  )
  const confirmed = new Set(prices.map(({ product }) => product))
  return products.map((product) => {
    const { size, priceSeen, ...asked } = product
    const name = names.get(product.id)
    const sizeLabel = size === undefined ? undefined : labels.get(keyOf(product.id, size))
    return {
      ...asked,
      // Where nothing is known of the product, its size may be right as well.
      ...((sizeLabel || !name) && { size }),
      ...(confirmed.has(product) && { priceSeen }),
      ...(name && { name: sizeLabel ? `${name.name}, ${sizeLabel}` : name.sold }),
      ...(sizeLabel && { sizeLabel }),
    }
  })
}

/** What products are called, and what one of them is called where no size was chosen. */
async function findNames(db: Database, ids: readonly number[]) {
  const found = await findProductsByIds(db, ids)
  const names = new Map<number, { name: string; sold: string }>(
    found.map((product) => [product.id, { name: product.name, sold: soldName(product) }]),
  )
  // Asked for from a page, a list or a phone that had it before it was hidden or deleted.
  const gone = await findLastNames(
    db,
    ids.filter((id) => !names.has(id)),
  )
  for (const [id, { name }] of gone) names.set(id, { name, sold: name })
  return names
}

/** What the chosen sizes are called, now or when their products last had them. */
async function findLabels(
  db: Database,
  products: readonly EnquiredProduct[],
): Promise<Map<string, string>> {
  const chosen = products.flatMap(({ id, size }) => (size === undefined ? [] : [{ id, size }]))
  const sizes = await readSizes(db, [...new Set(chosen.map(({ id }) => id))])
  const labels = new Map<string, string>()
  for (const [id, all] of sizes) {
    for (const { number, label } of all) labels.set(keyOf(id, number ?? unnamedSize), label)
  }
  const missing = chosen.filter(({ id, size }) => !labels.has(keyOf(id, size)))
  for (const { id, number, label } of await findLastLabels(db, missing)) {
    labels.set(keyOf(id, number), label)
  }
  return labels
}

function keyOf(id: number, size: number) {
  return `${id} ${size}`
}
