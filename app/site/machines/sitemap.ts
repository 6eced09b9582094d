import { finderPaths } from '#app/catalogue/facts/plant-choices.ts'
import { landings } from '#app/catalogue/pages/landing/landing.ts'
import { listPages } from '#app/catalogue/product-address.ts'
import { allPlantsPath, contactPath, enquiryFormPath, homePath } from '#app/paths/shop-paths.ts'
import { staticPages } from '#app/site/static-pages.ts'

/** Every page that search engines may show, by path, without the further pages of long lists. */
export const indexablePaths: readonly string[] = [
  homePath,
  ...landings.map(({ path }) => path),
  ...listPages.map(({ path }) => path),
  allPlantsPath,
  ...finderPaths,
  enquiryFormPath,
  contactPath,
  ...staticPages.map(({ path }) => path),
]
