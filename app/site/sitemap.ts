import { allPlantsPath, finderPaths } from '#app/catalogue/facts/plant-choices.ts'
import { landings } from '#app/catalogue/landing/landing.ts'
import { listPages } from '#app/catalogue/product-address.ts'
import { staticPages } from './static-pages.ts'

/** Every page that search engines may show, by path, without the further pages of long lists. */
export const indexablePaths: readonly string[] = [
  '/home',
  ...landings.map(({ path }) => path),
  ...listPages.map(({ path }) => path),
  allPlantsPath,
  ...finderPaths,
  '/product/enquiryForm',
  '/contact',
  ...staticPages.map(({ path }) => path),
]
