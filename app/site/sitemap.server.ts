import { setImmediate } from 'node:timers/promises'
import { listAddedCategories } from '#app/catalogue/added-categories.server.ts'
import { listPageStarts } from '#app/catalogue/collection-page.server.ts'
import { pageAddress } from '#app/catalogue/page-request.ts'
import { listPages } from '#app/catalogue/product-address.ts'
import { countProducts, listSlugs } from '#app/catalogue/products.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import type { Database } from '#database/connection.ts'
import { indexablePaths } from './sitemap.ts'

/** More addresses than this don't go into one file, as search engines agreed. */
const MOST_ADDRESSES = 50_000

/** So many products are read at a time: it takes a few ms, then others are served. */
const productsAtOnce = 5_000

interface SitemapRequest {
  /** An origin without a slash at the end. */
  siteUrl: string
  /** Which file of a sitemap that is too long for one, from 1. */
  part?: number | undefined
  mostAddresses?: number
}

/**
 * Gives the XML of the sitemap: every page that search engines may show, those of long lists
 * included. Where they are too many for one file it is the list of the files, unless `part` asks
 * for one of them; undefined for a file that there is not. Holds no more than one file's addresses.
 */
export async function writeSitemap(
  db: Database,
  { siteUrl, part, mostAddresses = MOST_ADDRESSES }: SitemapRequest,
): Promise<string | undefined> {
  const parts = Math.ceil((await countAddresses(db)) / mostAddresses)
  if (parts === 1) {
    return part === undefined ? writeAddresses(db, siteUrl, 0, mostAddresses) : undefined
  }
  if (part === undefined) return writeParts(siteUrl, parts)
  if (part < 1 || part > parts) return undefined
  return writeAddresses(db, siteUrl, (part - 1) * mostAddresses, mostAddresses)
}

async function countAddresses(db: Database) {
  let count = await countProducts(db)
  for await (const paths of listPageAddresses(db)) count += paths.length
  return count
}

async function writeAddresses(db: Database, siteUrl: string, skip: number, take: number) {
  const entries: string[] = []
  let seen = 0
  const enter = (path: string) => entries.push(`<url><loc>${siteUrl}${path}</loc></url>`)
  for await (const paths of listPageAddresses(db)) {
    const from = Math.max(0, skip - seen)
    paths.slice(from, from + take - entries.length).forEach(enter)
    seen += paths.length
    if (entries.length === take) break
  }
  let skipped = Math.max(0, skip - seen)
  while (entries.length < take) {
    const slugs = await listSlugs(db, skipped, Math.min(productsAtOnce, take - entries.length))
    for (const slug of slugs) enter(productPath(slug))
    if (slugs.length < productsAtOnce) break
    skipped += slugs.length
    await setImmediate()
  }
  return wrap('urlset', entries)
}

/** Gives the paths of all pages but the products' own, some at a time. */
async function* listPageAddresses(db: Database): AsyncGenerator<readonly string[]> {
  const added = await listAddedCategories(db)
  yield [...indexablePaths, ...added.map(({ path }) => path)]
  const addedPages = added.map(({ key, path }) => ({ path, category: key }))
  for (const { path, category } of [...listPages, ...addedPages]) {
    for await (const starts of listPageStarts(db, category)) {
      yield starts.map((after) => pageAddress(path, after))
    }
  }
}

function writeParts(siteUrl: string, parts: number) {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${siteUrl}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  )
  return wrap('sitemapindex', entries)
}

function wrap(element: string, entries: readonly string[]) {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
    `${entries.join('\n')}\n</${element}>\n`
  )
}
