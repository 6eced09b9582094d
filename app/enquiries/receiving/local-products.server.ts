import { bothNames } from '#app/catalogue/called-name.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { readShownSizes } from '#app/catalogue/sizes/shown-sizes.server.ts'
import { type NamedProduct, nameAlone } from '#app/enquiries/stored-enquiry.ts'
import type { Language } from '#languages/language.ts'
import { plainText } from '#languages/said.ts'
import type { App } from '#server/app-context.ts'

/**
 * Names an enquiry's products as its visitor reads them: what people call them and their sizes in the
 * visitor's language stands before the name that the enquiry keeps and the staff know. While the shop
 * says no prices, they are left out.
 */
export async function nameForVisitor(
  { db, config }: Pick<App, 'db' | 'config'>,
  products: NamedProduct[],
  language: Language,
): Promise<NamedProduct[]> {
  const shown = config.prices.areShown
    ? products
    : products.map(({ priceSeen, ...product }) => product)
  if (language === 'en') return shown
  const ids = products.map(({ id }) => id)
  const found = new Map(
    (await findProductsByIds(db, ids, language)).map((product) => [product.id, product.localName]),
  )
  const sized = products.flatMap(({ id, sizeLabel }) => (sizeLabel ? id : []))
  const sizes = await readShownSizes({ db, config }, [...new Set(sized)], language)
  return shown.map((product) => {
    const { id, size, name, sizeLabel } = product
    if (!name) return product
    const localName = found.get(id)
    const known = sizes.get(id)?.find(({ number }) => number === size)
    const label = known && sizeLabel ? plainText(known.label) : sizeLabel
    // A size without a label in this language is said once, with the name that the staff know.
    if (label === sizeLabel) return { ...product, name: bothNames({ name, localName }) }
    if (localName === undefined) return { ...product, name: `${nameAlone(product)}, ${label}` }
    return { ...product, name: bothNames({ name, localName: `${localName}, ${label}` }) }
  })
}
