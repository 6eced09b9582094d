import { bulkFormPath, categoryRoot, homePath } from '#app/paths/shop-paths.ts'
import type { CategoryKey } from './category.ts'
import { type Collection, collections } from './collection.ts'

/** Every page that shows a category in pages of its own, and the category. */
export const listPages: readonly Pick<Collection, 'path' | 'category'>[] = [
  ...collections,
  // The page of the corporate gifts has a form of its own and so a module of its own.
  { path: bulkFormPath, category: 'corporate-products' },
]

/** Gives the path of the page that shows a category: one of §2's, or that of an added one. */
export function categoryPath(category: CategoryKey): string {
  if (category === 'home') return homePath
  const page = listPages.find((listed) => listed.category === category)
  return page?.path ?? categoryRoot + category
}
