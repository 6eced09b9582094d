import { collections } from '#app/catalogue/collection.ts'
import { collectionLabel } from '#app/catalogue/collection-label.ts'
import { allPlantsPath, finderPath } from '#app/catalogue/facts/plant-choices.ts'
import { landings } from '#app/catalogue/landing/landing.ts'
import { landingWords } from '#app/catalogue/landing/landing.words.ts'
import { findSlugFault } from '#app/catalogue/slug.ts'
import { bulkFormPath } from '#app/enquiries/bulk/bulk-enquiry.ts'
import { enquiryFormPath } from '#app/enquiries/enquiry.ts'

/** Every page whose views are counted under its path, in the staff's words; products have their own. */
const pages = new Map<string, string>([
  ['/home', 'Home'],
  ...landings.map(({ name, path }) => [path, landingWords.en[name].heading] as const),
  ...collections.map(
    ({ path, category }) =>
      [path, collectionLabel({ key: category, name: category }, 'en')] as const,
  ),
  [bulkFormPath, 'Corporate gifting'],
  [allPlantsPath, 'All plants'],
  [finderPath, 'Plant Finder'],
  ['/product/productView', 'Search'],
  [enquiryFormPath, 'Enquiry form'],
  ['/my-list', 'My list'],
  ['/contact', 'Contact'],
  ['/about', 'About'],
  ['/shipping-policy', 'Shipping policy'],
  ['/Terms-of-Service', 'Terms of service'],
  ['/privacy-policy', 'Privacy policy'],
])

/** The pages of categories that were added in the desk. */
const added = '/productPages/'

/** Gives the name under which views of a path are counted; undefined where they are not. */
export function nameView(path: string): string | undefined {
  return pages.has(path) || addedCategory(path) !== undefined ? path : undefined
}

/** Gives what the staff call a page that `nameView` named; undefined: it has its category's name. */
export function viewedLabel(name: string): string | undefined {
  return pages.get(name)
}

/** Gives the key of the added category whose page stands at a path, if one may. */
export function addedCategory(path: string): string | undefined {
  if (!path.startsWith(added)) return undefined
  const key = path.slice(added.length)
  return pages.has(path) || findSlugFault(key) !== undefined ? undefined : key
}
