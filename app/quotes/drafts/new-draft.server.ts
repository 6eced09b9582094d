import { soldName } from '#app/catalogue/called-name.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { type ProductSize, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { withSize } from '#app/enquiries/product-words.ts'
import { nameAlone, productsOf } from '#app/enquiries/stored-enquiry.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import { mostLines } from '#app/quotes/quote.ts'
import type { QuoteSettings } from '#app/settings/quotes/quote-settings.ts'
import type { Database } from '#database/connection.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { App } from '#server/app-context.ts'
import { type DraftLine, type QuoteDraft, typedPercent } from './draft.ts'
import { writeSize } from './written-sizes.ts'

/**
 * Gives what a quote for an enquiry begins with: a line for each product that was asked for, with its size,
 * quantity and today's price, also where the shop hides prices; the rest as the settings say. A size that the
 * catalogue has no longer stays, without a price.
 */
export async function newDraft(
  { db }: Pick<App, 'db'>,
  enquiry: Pick<EnquiryRow, 'products' | 'language'>,
  settings: QuoteSettings,
): Promise<QuoteDraft> {
  return {
    lines: await askedLines(db, enquiry, settings),
    discount: 'none',
    discountValue: '',
    delivery: 'flat',
    deliveryValue: '',
    tax: settings.tax,
    deliveryRate: typedPercent(settings.deliveryRate),
    advance: 'none',
    advanceValue: '',
    validUntil: '',
    language: enquiry.language,
    note: '',
  }
}

async function askedLines(
  db: Database,
  enquiry: Pick<EnquiryRow, 'products'>,
  { taxRate }: QuoteSettings,
): Promise<DraftLine[]> {
  const asked = productsOf(enquiry).slice(0, mostLines)
  const ids = [...new Set(asked.map(({ id }) => id))]
  const products = new Map(
    (await findProductsByIds(db, ids)).map((product) => [product.id, product]),
  )
  const sizes = await readSizes(db, ids)
  return asked.map((product): DraftLine => {
    const { id, size, sizeLabel = '', quantity, priceSeen } = product
    const now = products.get(id)
    const ofSize = findSize(sizes.get(id) ?? [], size)
    const number = ofSize?.number ?? size ?? null
    return {
      product: id,
      ...(number && { size: number }),
      what: now ? soldName(now) : (nameAlone(product) ?? withSize(`Product ${id}`, size)),
      quantity: quantity ?? '1',
      price: typedPrice(ofSize?.price ?? null),
      taxRate: typedPercent(taxRate),
      ...(priceSeen !== undefined && priceSeen !== ofSize?.price && { priceSeen }),
      ...writeSize(ofSize ?? { number, label: sizeLabel, labels: {} }),
    }
  })
}

/** The size that was chosen; where none was, the one without a name, or the only one. */
function findSize(known: readonly ProductSize[], size: number | undefined) {
  if (known.length === 1 && size === undefined) return known[0]
  return known.find(({ number }) => number === (size ?? unnamedSize))
}
