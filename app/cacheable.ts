import type { CacheableAddress } from '#server/pages/page-cache.ts'
import { categories } from './catalogue/category.ts'
import { collections } from './catalogue/collection.ts'
import {
  allPlantsPath,
  choiceGroups,
  chosenAddress,
  finderPath,
  readChosen,
} from './catalogue/facts/plant-choices.ts'
import { landings } from './catalogue/landing/landing.ts'
import { readAfter } from './catalogue/page-request.ts'
import { findSlugFault, isProductPath } from './catalogue/slug.ts'
import { waitingPath } from './enquiries/waiting/waiting-path.ts'
import { inLanguage, splitLanguage } from './languages/language-path.ts'
import { keptListPath } from './my-list/here/kept-list-path.ts'
import { unseenPath } from './offline/unseen-path.ts'
import { onlyEnglish } from './request-routes.ts'
import { staticPages } from './site/static-pages.ts'

interface Rule {
  /** The parts of the query that change the answer. All others are dropped: they are trackers'. */
  matters?: readonly string[]
  /** Parts of the query that make the answer one visitor's own, which is never kept. */
  personal?: readonly string[]
}

const paged: Rule = { matters: ['after'] }
const asked: Rule = {
  matters: ['product', 'about', ...choiceGroups.map(({ name }) => name)],
  personal: ['reference'],
}
const searched: Rule = { matters: ['query', 'after'] }

/** Every address whose answer is the same for everybody, by path. All others are never kept. */
const rules = new Map<string, Rule>([
  ['/home', {}],
  ...landings.map(({ path }) => [path, {}] as const),
  ...collections.map(({ path }) => [path, paged] as const),
  ['/productPages/corporateBulkGifting', { matters: ['after'], personal: ['sent'] }],
  [allPlantsPath, paged],
  ['/product/productList', {}],
  ['/product/productView', searched],
  ['/product/enquiryForm', asked],
  ['/newsletter/subscribe', { personal: ['done'] }],
  ['/shared/whatsappButton', {}],
  ['/contact', {}],
  [unseenPath, {}],
  [keptListPath, {}],
  [waitingPath, {}],
  ...staticPages.map(({ path }) => [path, {}] as const),
  ['/products/search', searched],
  ['/products/suggestions', searched],
  ...categories.map(({ key }) => [`/products/${key}`, paged] as const),
  ['/contact-details', {}],
  ['/sitemap.xml', { matters: ['part'] }],
  ['/robots.txt', {}],
  ['/manifest.webmanifest', {}],
])

/** Longer addresses are made anew each time. */
const longest = 1_024

/**
 * Gives the address under which the answer to an address (path and query) is kept, or undefined when
 * it must not be. A query that says the same in other words has the same address; each language
 * has its own.
 */
export function findCacheable(address: string): CacheableAddress | undefined {
  if (address.length > longest) return undefined
  const { language, rest } = splitLanguage(address)
  if (language === 'en') return findEnglish(address)
  const found = onlyEnglish(rest) ? undefined : findEnglish(rest)
  return found && { ...found, key: inLanguage(found.key, language) }
}

function findEnglish(url: string): CacheableAddress | undefined {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (path === finderPath) return findCacheableChoice(url)
  const rule = rules.get(path)
  if (!rule && isAddedCategory(path)) return findCategoryPage(path, url.slice(path.length))
  if (!rule && isProductPath(path)) return findProductPage(path, url.slice(path.length))
  if (!rule) return undefined
  const { matters = [], personal = [] } = rule
  if (mark < 0) return { key: path, share: 'pages' }
  const asked = new URLSearchParams(url.slice(mark))
  if (personal.some((name) => asked.has(name))) return undefined
  const kept = new URLSearchParams()
  for (const name of matters) {
    const value = asked.get(name)
    if (value) kept.set(name, value)
  }
  if (kept.size === 0) return { key: path, share: 'pages' }
  // Of what may follow a path there is no end, whoever makes it up.
  return { key: `${path}?${kept}`, share: 'queries' }
}

/** What is chosen in the Plant Finder has one address; any other is sent there and not kept. */
function findCacheableChoice(url: string): CacheableAddress | undefined {
  const { searchParams } = new URL(url, 'http://localhost')
  const after = readAfter(`http://localhost${url}`)
  if (chosenAddress(finderPath, readChosen(searchParams), after) !== url) return undefined
  return { key: url, share: 'products' }
}

/** Whether a path may be that of a category that was added in the desk. */
function isAddedCategory(path: string): boolean {
  const [, root, key = '', ...rest] = path.split('/')
  return root === 'productPages' && rest.length === 0 && findSlugFault(key) === undefined
}

function findCategoryPage(path: string, query: string): CacheableAddress {
  const after = new URLSearchParams(query).get('after')
  return { key: after ? `${path}?${new URLSearchParams({ after })}` : path, share: 'products' }
}

/** A product's page is the same whatever follows its path, but for the thanks for a name. */
function findProductPage(path: string, query: string): CacheableAddress | undefined {
  if (new URLSearchParams(query).has('thanks')) return undefined
  return { key: path, share: 'products' }
}
