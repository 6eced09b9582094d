import { LRUCache } from 'lru-cache'
import type { KeptAnswer } from './kept-answer.ts'

/** An address whose answer is the same for everybody. */
export interface CacheableAddress {
  /** Path and the parts of the query that matter, always spelled the same. */
  key: string
  /** Brief where there are countless such answers, as for searches: held apart, for a short time. */
  lifetime: 'lasting' | 'brief'
}

/** How the cache does, for whoever watches over the site. */
export interface CacheStatistics {
  hits: number
  misses: number
  /** Answers held, and their bytes. */
  entries: number
  bytes: number
}

export interface PageCache {
  /** Gives a kept answer, or undefined. Counts a hit or a miss. */
  find(address: CacheableAddress): KeptAnswer | undefined
  /**
   * Makes an answer and keeps it if it is good. However many ask at once, it is made once; what
   * `make` throws, all of them get.
   */
  fill(address: CacheableAddress, make: () => Promise<KeptAnswer>): Promise<KeptAnswer>
  /** Forgets everything, and what is being made now will not be kept either. */
  clear(): void
  readonly statistics: CacheStatistics
}

/** What brief answers may take of the whole: a flood of odd searches pushes out no page. */
const briefShare = 0.25
/** How long brief answers are held, in ms. */
const briefMs = 60_000
/** An entry's key, headers and bookkeeping, in bytes. */
const overhead = 2_048
/** Another encoding may be asked for later: room for it is counted from the start. */
const roomForBothEncodings = 2.5
/** Served this often, an answer is worth its smallest size. */
const worthThoroughness = 2

/** Makes a cache of finished answers that holds at most `maxBytes`; 0 holds nothing. */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const lasting = open(maxBytes * (1 - briefShare))
  const brief = open(maxBytes * briefShare, briefMs)
  const making = new Map<string, Promise<KeptAnswer>>()
  let hits = 0
  let misses = 0
  let edition = 0
  let packing = Promise.resolve()

  const holder = (address: CacheableAddress) => (address.lifetime === 'brief' ? brief : lasting)

  function keep(address: CacheableAddress, answer: KeptAnswer) {
    const size = Math.ceil(answer.bytes * roomForBothEncodings) + overhead
    holder(address)?.set(address.key, answer, { size })
  }

  return {
    find(address) {
      const answer = holder(address)?.get(address.key)
      if (!answer) {
        misses += 1
        return undefined
      }
      hits += 1
      if (answer.served === worthThoroughness && address.lifetime === 'lasting') {
        // One at a time, so that the processors stay free for visitors.
        packing = packing.then(() => answer.packThoroughly())
      }
      return answer
    },
    fill(address, make) {
      const underWay = making.get(address.key)
      if (underWay) return underWay
      const begunIn = edition
      const made = make()
        .then((answer) => {
          if (answer.status === 200 && begunIn === edition) keep(address, answer)
          return answer
        })
        .finally(() => {
          if (making.get(address.key) === made) making.delete(address.key)
        })
      making.set(address.key, made)
      return made
    },
    clear() {
      edition += 1
      making.clear()
      lasting?.clear()
      brief?.clear()
    },
    get statistics() {
      const entries = (lasting?.size ?? 0) + (brief?.size ?? 0)
      const bytes = (lasting?.calculatedSize ?? 0) + (brief?.calculatedSize ?? 0)
      return { hits, misses, entries, bytes }
    },
  }
}

function open(maxBytes: number, ttl?: number) {
  const maxSize = Math.floor(maxBytes)
  if (maxSize < 1) return undefined
  return new LRUCache<string, KeptAnswer>({ maxSize, ...(ttl !== undefined && { ttl }) })
}
