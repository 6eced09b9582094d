import { bothNames } from '#app/catalogue/called-name.ts'
import { findProductsByIds } from '#app/catalogue/products.server.ts'
import type { NamedProduct } from '#app/enquiries/stored-enquiry.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'

/**
 * Names an enquiry's products as its visitor reads them: what people call them in the visitor's
 * language stands before the name that the enquiry keeps and the staff know.
 */
export async function nameForVisitor(
  db: Database,
  products: NamedProduct[],
  language: Language,
): Promise<NamedProduct[]> {
  if (language === 'en') return products
  const ids = products.map(({ id }) => id)
  const found = new Map(
    (await findProductsByIds(db, ids, language)).map((product) => [product.id, product.localName]),
  )
  return products.map((product) => {
    const { id, name } = product
    return name ? { ...product, name: bothNames({ name, localName: found.get(id) }) } : product
  })
}
