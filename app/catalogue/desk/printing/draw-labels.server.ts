import { findCardPrice } from '#app/catalogue/cards/card-prices.server.ts'
import { priceWords } from '#app/catalogue/cards/price.words.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { readSizesOnCards } from '#app/catalogue/sizes/sizes.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { formatMoney } from '#app/money/money.ts'
import { drawQrCode } from '#app/ui/pictures/qr-code.ts'
import { otherLanguages } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import { makePdf } from '#server/pdf/make-pdf.ts'
import { labelSheets } from './label-sheets.ts'
import type { LabelPlan } from './labels-form.ts'

/**
 * Makes the PDF of plant labels. A product that is gone or hidden by now is left out. Throws as
 * `makePdf` does.
 */
export async function drawLabels(
  { db, config }: Pick<App, 'db' | 'config'>,
  { sheet, prices, skip, copies }: LabelPlan,
): Promise<Buffer> {
  const ids = copies.map(({ id }) => id)
  const products = await findProductsByIds(db, ids)
  const localNames = await readLocalNames(db, ids)
  const sizes = prices ? await readSizesOnCards(db, ids) : new Map()
  const copiesOf = new Map(copies.map((one) => [one.id, one.copies]))
  const labels = products.map(({ id, name, slug }) => {
    const address = config.siteUrl + productPath(slug)
    return {
      name,
      names: [...new Set(localNames.get(id))].filter((localName) => localName !== name),
      price: sayPrice(sizes.get(id) ?? []),
      address,
      code: drawQrCode(address),
      copies: copiesOf.get(id) ?? 0,
    }
  })
  return makePdf({
    template: 'app/catalogue/desk/printing/plant-labels.typ',
    tagged: false,
    data: {
      title: `Plant labels, ${config.business.name}`,
      sheet: labelSheets[sheet],
      skip,
      labels,
    },
  })
}

/** What people call products in each language, where somebody is sure of it. */
async function readLocalNames(db: App['db'], ids: readonly number[]) {
  const names = new Map<number, string[]>()
  for (const language of otherLanguages) {
    for (const { id, localName } of await findProductsByIds(db, ids, language)) {
      if (localName) names.set(id, [...(names.get(id) ?? []), localName])
    }
  }
  return names
}

/** The price on a label, 'from' where it has several; '' where people ask. */
function sayPrice(sizes: Parameters<typeof findCardPrice>[0]): string {
  const price = findCardPrice(sizes)
  if (!price || price === 'asked') return ''
  const { fromBefore, fromAfter } = priceWords.en
  const amount = formatMoney(price.least)
  return price.isFrom ? fromBefore + amount + fromAfter : amount
}
