import { chosenAddress, readChosen } from '#app/catalogue/facts/plant-choices.ts'
import { readAfter } from '#app/catalogue/pages/page-request.ts'
import { findSlugFault } from '#app/catalogue/slug.ts'
import { inLanguage, splitLanguage } from '#languages/language-path.ts'
import type { CacheableAddress } from '#server/pages/page-cache.ts'
import type { CacheRule, CacheRules } from './addresses/cache-rules.ts'

/** Longer addresses are made again each time. */
const longest = 1_024

/**
 * Gives a function from an address (path and query) to the one under which its answer is cached, or
 * to undefined where it must not be. Queries that mean the same have the same address; each
 * language has its own.
 */
export function createFindCacheable(
  rules: CacheRules,
): (address: string) => CacheableAddress | undefined {
  const paths = new Map(Object.entries(rules.paths))
  const slugs = new Map(Object.entries(rules.slugs))

  function findRule(path: string) {
    const begins = path.slice(0, path.lastIndexOf('/') + 1)
    const isSlug = () => findSlugFault(path.slice(begins.length)) === undefined
    return paths.get(path) ?? (isSlug() ? slugs.get(begins) : undefined)
  }

  return (address) => {
    if (address.length > longest) return undefined
    const { language, rest } = splitLanguage(address)
    const mark = rest.indexOf('?')
    const path = mark < 0 ? rest : rest.slice(0, mark)
    const rule = findRule(path)
    if (!rule || (rule.english && language !== 'en')) return undefined
    const query = mark < 0 ? '' : rest.slice(mark)
    const key = rule.chosen ? findChoice(path, query) : findKey(path, query, rule)
    if (key === undefined) return undefined
    // Of what may follow a path there is no end, whoever makes it up.
    const share = rule.share ?? (key === path ? 'pages' : 'queries')
    return { key: inLanguage(key, language), share }
  }
}

function findKey(path: string, query: string, { matters = [], personal = [] }: CacheRule) {
  if (!query) return path
  const asked = new URLSearchParams(query)
  if (personal.some((name) => asked.has(name))) return undefined
  const read = new URLSearchParams()
  for (const name of matters) {
    const value = asked.get(name)
    if (value) read.set(name, value)
  }
  return read.size === 0 ? path : `${path}?${read}`
}

/** What is chosen in the Plant Finder has one address; any other is sent there and not cached. */
function findChoice(path: string, query: string) {
  const url = path + query
  const after = readAfter(`http://localhost${url}`)
  const key = chosenAddress(path, readChosen(new URLSearchParams(query)), after)
  return key === url ? key : undefined
}
