import { collections } from '#app/catalogue/collection.ts'
import { landings } from '#app/catalogue/landing.ts'
import { staticPages } from './static-pages.ts'

/** Every page that search engines may show, by path. */
export const indexablePaths: readonly string[] = [
  '/home',
  ...landings.map(({ path }) => path),
  ...collections.map(({ path }) => path),
  '/productPages/corporateBulkGifting',
  '/product/enquiryForm',
  '/contact',
  ...staticPages.map(({ path }) => path),
]

/** Gives the sitemap's XML for a site at `siteUrl`, an origin without a slash at the end. */
export function writeSitemap(siteUrl: string): string {
  const urls = indexablePaths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  )
}
