import type { CategoryKey } from '#app/catalogue/category.ts'
import { PAGE_SIZE } from '#app/catalogue/pages/page-request.ts'
import { halfOf, type Product } from '#app/catalogue/product.ts'
import { countProducts, listProducts } from '#app/catalogue/products.server.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import type { Landing } from './landing.ts'

/**
 * Lists what a landing's mixed grid shows: the first half, rounded up, of one category and then of
 * the other (§9), but no more than fill a page. Empty where the landing has no such grid.
 */
export async function listLatest(
  db: Database,
  { latest }: Landing,
  language?: Language,
): Promise<Product[]> {
  if (!latest) return []
  const halves = await Promise.all(latest.map((key) => listFirstHalf(db, key, language)))
  return halves.flat()
}

async function listFirstHalf(db: Database, key: CategoryKey, language: Language | undefined) {
  const count = await countProducts(db, key, { most: PAGE_SIZE })
  return listProducts(db, key, { limit: halfOf(count), language })
}
