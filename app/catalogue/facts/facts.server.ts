import { kindOf } from '#app/catalogue/category.ts'
import { factsIn } from '#app/catalogue/in-language.ts'
import type { Product } from '#app/catalogue/product.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { readCardFacts } from './card-words.ts'
import type { ProductFacts } from './facts.ts'
import { type CardFactWords, cardFacts } from './sign.ts'

/**
 * Gives all that is known of a product, its texts in a language where they are translated; of one
 * without facts, only what its category tells.
 */
export async function findFacts(
  db: Database,
  { id, category }: Pick<Product, 'id' | 'category'>,
  language: Language = 'en',
): Promise<ProductFacts> {
  const known = (await listFacts(db, [id], language)).get(id)
  return known ?? { kind: kindOf(category), plant: {}, contains: [], signs: [], youGet: [] }
}

/** Gives all that is known of products, as `findFacts` does, by id; those without facts are left out. */
export async function listFacts(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, ProductFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_facts')
    .innerJoin('shown_products', 'shown_products.id', 'product_facts.product_id')
    .select(['product_id', 'details'])
    .$if(language !== 'en', (query) => query.select('translations'))
    .where('product_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ product_id, details, translations = '{}' }) => {
      const facts: ProductFacts = JSON.parse(details)
      return [
        Number(product_id),
        language === 'en' ? facts : factsIn(language, facts, translations),
      ]
    }),
  )
}

/** Gives what cards tell of products in a language, by id; those without facts are left out. */
export async function findCardFacts(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, CardFactWords>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_facts')
    .select(['product_id', 'light', 'summer_from_days', 'summer_to_days', 'pets'])
    .where('product_id', 'in', ids)
    .execute()
  const told = rows.map(
    ({ product_id, ...facts }) => [product_id, cardFacts(readCardFacts(facts), language)] as const,
  )
  return new Map(told.filter(([, { description }]) => description))
}
