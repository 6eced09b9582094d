import type { CategoryKey } from './category.ts'
import { type Collection, collections } from './collection.ts'

/** The page of the corporate gifts, which has a form of its own and so a module of its own. */
const corporatePath = '/productPages/corporateBulkGifting'

/** Every page that shows a category in pages of its own, and the category. */
export const listPages: readonly Pick<Collection, 'path' | 'category'>[] = [
  ...collections,
  { path: corporatePath, category: 'corporate-products' },
]

/** Gives the path of the page that shows a category (§2). */
export function categoryPath(category: CategoryKey): string {
  if (category === 'home') return '/home'
  const page = listPages.find((listed) => listed.category === category)
  if (!page) throw new Error(`No page shows the category '${category}'.`)
  return page.path
}
