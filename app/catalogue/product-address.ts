import type { CategoryKey } from './category.ts'
import { collections } from './collection.ts'

/** Gives the address of a product's card on the page of its own category (§2). */
export function productAddress({ id, category }: { id: number; category: CategoryKey }): string {
  return `${categoryPath(category)}#product-${id}`
}

function categoryPath(key: CategoryKey): string {
  if (key === 'home') return '/home'
  if (key === 'corporate-products') return '/productPages/corporateBulkGifting'
  const collection = collections.find(({ category }) => category === key)
  if (!collection) throw new Error(`No page shows the category '${key}'.`)
  return collection.path
}
