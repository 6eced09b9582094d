import { setImmediate } from 'node:timers/promises'
import { listAddedCategories } from '#app/catalogue/added-categories.server.ts'
import { listPageStarts } from '#app/catalogue/pages/collection-page.server.ts'
import { pageAddress } from '#app/catalogue/pages/page-request.ts'
import { listPages } from '#app/catalogue/product-address.ts'
import { countProducts, listSlugs } from '#app/catalogue/products.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { sitemapPath } from '#app/paths/machine-paths.ts'
import type { Database } from '#database/connection.ts'
import { type Language, languageTag } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'
import { indexablePaths } from './sitemap.ts'

/** More addresses than this don't go into one file, as search engines agreed. */
const MOST_ADDRESSES = 50_000

/** So many products are read at a time: it takes a few ms, then others are served. */
const productsAtOnce = 5_000

/** A page of the sitemap. */
export interface SitemapPage {
  path: string
  /** Where it does not stand in all languages. */
  languages?: readonly Language[]
  /** When it was last changed, where that is known: an instant, or a day. */
  lastmod?: string
}

interface SitemapRequest {
  /** An origin without a slash at the end. */
  siteUrl: string
  /** The languages in which each page stands. */
  languages: readonly Language[]
  /** Pages that stand for a time only, beside those that always do. */
  more?: readonly SitemapPage[]
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
  { siteUrl, languages, more = [], part, mostAddresses = MOST_ADDRESSES }: SitemapRequest,
): Promise<string | undefined> {
  // Each page's languages stand together, so a file holds fewer pages.
  const pages = Math.floor(mostAddresses / languages.length)
  const parts = Math.ceil((await countAddresses(db, more)) / pages)
  const write = (skip: number) => writeAddresses(db, { siteUrl, languages, more }, skip, pages)
  if (parts === 1) {
    return part === undefined ? write(0) : undefined
  }
  if (part === undefined) return writeParts(siteUrl, parts)
  if (part < 1 || part > parts) return undefined
  return write((part - 1) * pages)
}

async function countAddresses(db: Database, more: readonly SitemapPage[]) {
  let count = await countProducts(db)
  for await (const pages of listPageAddresses(db, more)) count += pages.length
  return count
}

async function writeAddresses(
  db: Database,
  site: Required<Pick<SitemapRequest, 'siteUrl' | 'languages' | 'more'>>,
  skip: number,
  take: number,
) {
  const entries: string[] = []
  let seen = 0
  const enter = (page: SitemapPage) => entries.push(writePage(site, page))
  for await (const pages of listPageAddresses(db, site.more)) {
    const from = Math.max(0, skip - seen)
    pages.slice(from, from + take - entries.length).forEach(enter)
    seen += pages.length
    if (entries.length === take) break
  }
  let skipped = Math.max(0, skip - seen)
  while (entries.length < take) {
    const slugs = await listSlugs(db, skipped, Math.min(productsAtOnce, take - entries.length))
    for (const slug of slugs) enter({ path: productPath(slug) })
    if (slugs.length < productsAtOnce) break
    skipped += slugs.length
    await setImmediate()
  }
  return wrap('urlset', entries)
}

/**
 * A page in each of its languages, each of which names them all, as search engines ask; the first
 * of them stands for all others.
 */
function writePage(
  { siteUrl, languages: offered }: Pick<SitemapRequest, 'siteUrl' | 'languages'>,
  { path, languages: written = offered, lastmod }: SitemapPage,
): string {
  const languages = offered.filter((language) => written.includes(language))
  const address = (language: Language) => siteUrl + inLanguage(path, language)
  const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : ''
  const write = (language: Language, links: string) =>
    `<url><loc>${address(language)}</loc>${changed}${links}</url>`
  const [first] = languages
  if (first === undefined || languages.length === 1) return first ? write(first, '') : ''
  const link = (name: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`
  const links = [
    ...languages.map((language) => link(languageTag(language), address(language))),
    link('x-default', address(first)),
  ].join('')
  return languages.map((language) => write(language, links)).join('\n')
}

/** Gives all pages but the products' own, some at a time. */
async function* listPageAddresses(
  db: Database,
  more: readonly SitemapPage[],
): AsyncGenerator<readonly SitemapPage[]> {
  const added = await listAddedCategories(db)
  yield [
    ...indexablePaths.map((path) => ({ path })),
    ...more,
    ...added.map(({ path }) => ({ path })),
  ]
  const addedPages = added.map(({ key, path }) => ({ path, category: key }))
  for (const { path, category } of [...listPages, ...addedPages]) {
    for await (const starts of listPageStarts(db, category)) {
      yield starts.map((after) => ({ path: pageAddress(path, after) }))
    }
  }
}

function writeParts(siteUrl: string, parts: number) {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${siteUrl}${sitemapPath}?part=${index + 1}</loc></sitemap>`,
  )
  return wrap('sitemapindex', entries)
}

function wrap(element: string, entries: readonly string[]) {
  const linked = entries.some((entry) => entry.includes('<xhtml:'))
  const xhtml = linked ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n` +
    `${entries.join('\n')}\n</${element}>\n`
  )
}
