import { calledName } from '#app/catalogue/called-name.ts'
import { findProduct } from '#app/catalogue/products.server.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import type { Wanted } from './waiting-list.server.ts'

/** What somebody waits for, as visitors know it. */
export interface WantedThing {
  /** The product's name with the size's, in one language: `Snake Plant, 20 cm pot`. */
  name: string
  /** Where it stands in the shop, without a language. */
  path: string
}

/** Gives what somebody waits for; undefined where visitors don't see it any more. */
export async function findWantedThing(
  db: Database,
  { productId, number }: Wanted,
  language: Language,
): Promise<WantedThing | undefined> {
  const product = await findProduct(db, productId, language)
  if (!product) return undefined
  const called = calledName(product)
  const path = productPath(product.slug)
  const size = ((await readSizes(db, [productId])).get(productId) ?? []).find(
    (one) => number > 0 && one.number === number,
  )
  if (!size) return { name: called, path }
  const label = (language !== 'en' && size.labels[language]) || size.label
  return { name: `${called}, ${label}`, path: `${path}?size=${number}` }
}
