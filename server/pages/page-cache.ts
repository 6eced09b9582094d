import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { CacheStatistics } from '#server/watching/gauges.ts'
import type { CachedAnswer } from './cached-answer.ts'
import { isChangedBy, type SizesChange } from './shown-products.ts'

/** An address whose answer is the same for everybody. */
export interface CacheableAddress {
  /** Path and the parts of the query that matter, always spelled the same. */
  key: string
  share: CacheShare
}

/**
 * Which part of the memory an answer is held in, so that what there is much of pushes out nothing
 * else: the site's own pages, those of which there is one a product or a choice, and whatever a
 * visitor may write into an address, which is held for a short time only.
 */
export type CacheShare = 'pages' | 'products' | 'queries'

export interface PageCache {
  /** Gives a cached answer, or undefined. Counts a hit or a miss. */
  find(address: CacheableAddress): CachedAnswer | undefined
  /**
   * Makes an answer and caches it if it is good. However many ask at once, it is made once; what
   * `make` throws, all of them get.
   */
  fill(address: CacheableAddress, make: () => Promise<CachedAnswer>): Promise<CachedAnswer>
  /**
   * Forgets the answers that a change of sizes makes old. What is being made now is looked at when it is
   * there; whoever asks after the change does not get it.
   */
  forget(change: SizesChange): void
  /** Forgets everything, and what is being made now will not be cached either. */
  clear(): void
  readonly statistics: CacheStatistics
}

/** What each share may take of the whole, and how long its answers are held, in ms. */
const shares: Record<CacheShare, { part: number; ttl?: number }> = {
  pages: { part: 0.5 },
  products: { part: 0.25 },
  queries: { part: 0.25, ttl: 60_000 },
}
/** An entry's key, headers and bookkeeping, in bytes. */
const overhead = 2_048
/** Another encoding may be asked for later: its size is counted from the start. */
const spaceForBothEncodings = 2.5
/** Served this often, an answer is worth its smallest size. */
const worthThoroughness = 2
/**
 * How long nothing may have been forgotten before an answer is packed to its smallest size, in ms:
 * an import or a stock round makes pages old again and again.
 */
const settledMs = 2_000

/**
 * Makes a cache of finished answers that holds at most `maxBytes`; 0 holds nothing. The log is told of
 * an answer that could not be packed: it is served as it is.
 */
export function createPageCache({
  maxBytes,
  log,
}: {
  maxBytes: number
  log: Pick<Logger, 'warn'>
}): PageCache {
  const holders = {
    pages: open(maxBytes, shares.pages),
    products: open(maxBytes, shares.products),
    queries: open(maxBytes, shares.queries),
  }
  const making = new Map<string, Promise<CachedAnswer>>()
  /** For each answer that is being made: the changes since it was begun. */
  const begun = new Set<SizesChange[]>()
  let hits = 0
  let misses = 0
  let edition = 0
  let forgottenAt = Number.NEGATIVE_INFINITY
  let packing = Promise.resolve()

  function keep({ key, share }: CacheableAddress, answer: CachedAnswer) {
    const size = Math.ceil(answer.bytes * spaceForBothEncodings) + overhead
    holders[share]?.set(key, answer, { size })
  }

  /** One at a time, so that the processors stay free for visitors. */
  function packInTurn({ key, share }: CacheableAddress, answer: CachedAnswer) {
    packing = packing
      .then(async () => {
        if (holders[share]?.peek(key) === answer) await answer.packThoroughly()
      })
      // Unheard, it would end the packing of all that come after it.
      .catch((error) => log.warn({ err: error }, 'a page was not packed'))
  }

  return {
    find(address) {
      const answer = holders[address.share]?.get(address.key)
      if (!answer) {
        misses += 1
        return undefined
      }
      hits += 1
      if (
        address.share !== 'queries' &&
        answer.served >= worthThoroughness &&
        performance.now() - forgottenAt >= settledMs &&
        answer.claimPacking()
      ) {
        packInTurn(address, answer)
      }
      return answer
    },
    fill(address, make) {
      const underWay = making.get(address.key)
      if (underWay) return underWay
      const begunIn = edition
      const since: SizesChange[] = []
      begun.add(since)
      const made = make()
        .then((answer) => {
          const isOld =
            begunIn !== edition || since.some((change) => isChangedBy(answer.shown, change))
          if (answer.status === 200 && !isOld) keep(address, answer)
          return answer
        })
        .finally(() => {
          begun.delete(since)
          if (making.get(address.key) === made) making.delete(address.key)
        })
      making.set(address.key, made)
      return made
    },
    forget(change) {
      making.clear()
      for (const since of begun) since.push(change)
      for (const holder of Object.values(holders)) {
        const old = [...(holder?.entries() ?? [])].filter(([, { shown }]) =>
          isChangedBy(shown, change),
        )
        for (const [key] of old) holder?.delete(key)
        if (old.length > 0) forgottenAt = performance.now()
      }
    },
    clear() {
      edition += 1
      forgottenAt = performance.now()
      making.clear()
      for (const holder of Object.values(holders)) holder?.clear()
    },
    get statistics() {
      const all = Object.values(holders)
      const entries = all.reduce((sum, holder) => sum + (holder?.size ?? 0), 0)
      const bytes = all.reduce((sum, holder) => sum + (holder?.calculatedSize ?? 0), 0)
      return { hits, misses, entries, bytes }
    },
  }
}

function open(maxBytes: number, { part, ttl }: { part: number; ttl?: number }) {
  const maxSize = Math.floor(maxBytes * part)
  if (maxSize < 1) return undefined
  return new LRUCache<string, CachedAnswer>({ maxSize, ttl })
}
