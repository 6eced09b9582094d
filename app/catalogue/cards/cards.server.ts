import { findCardFacts } from '#app/catalogue/facts/facts.server.ts'
import {
  type Product,
  type ShownProduct,
  toShownProduct,
  withDescription,
} from '#app/catalogue/product.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'

/** Gives what cards show of products; of one without a description, how it lives. */
export async function toCards(
  db: Database,
  products: readonly Product[],
  language: Language = 'en',
): Promise<ShownProduct[]> {
  const silent = products.filter(({ description }) => !description).map(({ id }) => id)
  const facts = await findCardFacts(db, silent, language)
  return products.map((product) => {
    const words = facts.get(product.id)
    return words ? withDescription(product, words) : toShownProduct(product)
  })
}
