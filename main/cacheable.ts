import { listCacheRules } from './addresses/cache-rules.ts'
import { addresses } from './addresses.ts'
import { createFindCacheable } from './find-cacheable.ts'
import { onlyEnglish } from './read-addresses.ts'

/** The rules of all addresses; the build hands them to the visitors' service worker. */
export const cacheRules = listCacheRules(addresses, onlyEnglish)

/** Gives the address under which the answer to an address is cached, or undefined when it must not be. */
export const findCacheable = createFindCacheable(cacheRules)
