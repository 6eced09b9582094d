import type { CategoryKey } from './category.ts'
import { type Collection, collections } from './collection.ts'

/** The page of the corporate gifts, which has a form of its own and so a module of its own. */
const corporatePath = '/productPages/corporateBulkGifting'

/** Every page that shows a category in pages of its own, and the category. */
export const listPages: readonly Pick<Collection, 'path' | 'category'>[] = [
  ...collections,
  { path: corporatePath, category: 'corporate-products' },
]

/** Gives the path of the page that shows a category: one of §2's, or that of an added one. */
export function categoryPath(category: CategoryKey): string {
  if (category === 'home') return '/home'
  const page = listPages.find((listed) => listed.category === category)
  return page?.path ?? `/productPages/${category}`
}
