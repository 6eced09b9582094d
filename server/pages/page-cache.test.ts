import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { CachedAnswer } from './cached-answer.ts'
import { type CacheableAddress, createPageCache } from './page-cache.ts'

const megabyte = 1024 * 1024
const openCache = (maxBytes = megabyte, warn = vi.fn()) =>
  createPageCache({ maxBytes, log: { warn } })
const home: CacheableAddress = { key: '/home', share: 'pages' }
const search = (words: string): CacheableAddress => ({ key: `/s?q=${words}`, share: 'queries' })

interface Made {
  status?: number
  body?: string
  products?: number[]
}

function answer({ status = 200, body = 'Plants', products = [] }: Made = {}) {
  const headers = [['content-type', 'text/html']] as const
  const made = {
    status,
    headers,
    body: Buffer.from(body),
    eachView: [],
    shown: { products, counts: [] },
  }
  return new CachedAnswer(made, undefined)
}

/** An answer that is still being made until `finish` is called. */
function making(made = answer()) {
  const { promise, resolve, reject } = Promise.withResolvers<CachedAnswer>()
  return { make: () => promise, finish: () => resolve(made), fail: reject, made }
}

describe('a page', () => {
  test('is made once, however many ask for it at once', async () => {
    const cache = openCache()
    const page = making()
    const first = cache.fill(home, page.make)
    const second = cache.fill(home, () => Promise.reject(new Error('made twice')))
    page.finish()
    expect(await Promise.all([first, second])).toEqual([page.made, page.made])
    expect(cache.find(home)).toBe(page.made)
  })

  test('that failed is not kept, and is made again for whoever asks next', async () => {
    const cache = openCache()
    await cache.fill(home, async () => answer({ status: 503 }))
    expect(cache.find(home)).toBeUndefined()
    await expect(cache.fill(home, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    const good = answer()
    expect(await cache.fill(home, async () => good)).toBe(good)
  })

  test('begun before the catalogue changed is sent, but not kept', async () => {
    const cache = openCache()
    const old = making()
    const begun = cache.fill(home, old.make)
    cache.clear()
    const fresh = answer({ body: 'New plants' })
    expect(await cache.fill(home, async () => fresh)).toBe(fresh)
    old.finish()
    expect(await begun).toBe(old.made)
    expect(cache.find(home)).toBe(fresh)
  })

  test('asked for again after the change is made once, whenever what began before it ends', async () => {
    const cache = openCache()
    const old = making()
    const begun = cache.fill(home, old.make)
    cache.clear()
    const fresh = making()
    const next = cache.fill(home, fresh.make)
    old.finish()
    await begun
    const last = cache.fill(home, () => Promise.reject(new Error('made twice')))
    fresh.finish()
    expect(await Promise.all([next, last])).toEqual([fresh.made, fresh.made])
  })

  test('is forgotten with all others when the catalogue changes', async () => {
    const cache = openCache()
    const addresses = [home, search('tulsi'), { key: '/product/1', share: 'products' } as const]
    for (const address of addresses) await cache.fill(address, async () => answer())
    expect(cache.statistics.entries).toBe(3)
    cache.clear()
    expect(cache.statistics).toMatchObject({ entries: 0, bytes: 0 })
    for (const address of addresses) expect(cache.find(address)).toBeUndefined()
  })

  test('is counted as found or made, with room for its second encoding', async () => {
    const cache = openCache()
    expect(cache.statistics).toEqual({ hits: 0, misses: 0, entries: 0, bytes: 0 })
    cache.find(home)
    await cache.fill(home, async () => answer({ body: 'Palms' }))
    cache.find(home)
    cache.find(home)
    await cache.fill(search('tulsi'), async () => answer())
    // Two and a half times its 5 bytes, rounded up, or its 6, and 2 KiB for the rest.
    const bytes = 13 + 2_048 + 15 + 2_048
    expect(cache.statistics).toEqual({ hits: 2, misses: 1, entries: 2, bytes })
  })

  test('is not kept at all in a cache of no size', async () => {
    const cache = openCache(0)
    await cache.fill(home, async () => answer())
    expect(cache.find(home)).toBeUndefined()
    cache.clear()
    expect(cache.statistics).toEqual({ hits: 0, misses: 1, entries: 0, bytes: 0 })
  })
})

describe('a change of sizes', () => {
  const change = { products: new Set([7]), plants: [] }

  test('makes the pages old that show such a product, and no others', async () => {
    const cache = openCache()
    const pages = [
      [home, [3, 7]],
      [search('tulsi'), [7, 8]],
      [search('palm'), [8]],
      [{ key: '/product/7', share: 'products' }, [7]],
      [{ key: '/about', share: 'pages' }, []],
    ] as const
    for (const [address, products] of pages) {
      await cache.fill(address, async () => answer({ products: [...products] }))
    }
    cache.forget(change)
    const held = pages.filter(([address]) => cache.find(address)).map(([{ key }]) => key)
    expect(held).toEqual(['/s?q=palm', '/about'])
  })

  test('while pages are made lets only those be kept that it leaves as they are', async () => {
    const cache = openCache()
    const old = making(answer({ products: [7] }))
    const other = making(answer({ products: [8] }))
    const begun = [cache.fill(home, old.make), cache.fill(search('palm'), other.make)]
    cache.forget(change)
    // Whoever asks after the change does not get what was begun before it.
    const fresh = making(answer({ products: [7] }))
    const next = cache.fill(home, fresh.make)
    for (const page of [old, other]) page.finish()
    await Promise.all(begun)
    expect(cache.find(home)).toBeUndefined()
    expect(cache.find(search('palm'))).toBe(other.made)
    fresh.finish()
    expect(await next).toBe(fresh.made)
    expect(cache.find(home)).toBe(fresh.made)
  })
})

describe('a flood of odd searches', () => {
  const noise = (length: number) =>
    Array.from({ length }, () => Math.random().toString(36).slice(2)).join('')

  test('stays within its share of the memory and pushes out no page', async () => {
    const cache = openCache()
    await cache.fill(home, async () => answer())
    for (let index = 0; index < 500; index += 1) {
      await cache.fill(search(String(index)), async () => answer({ body: noise(400) }))
    }
    expect(cache.find(home)).toBeDefined()
    expect(cache.find(search('499'))).toBeDefined()
    expect(cache.find(search('0'))).toBeUndefined()
    const { bytes, entries } = cache.statistics
    expect(bytes).toBeLessThanOrEqual(megabyte)
    expect(entries).toBeLessThan(100)
    expect(entries).toBeGreaterThan(10)
  })
})

test('products that nobody can count push out neither pages nor searches', async () => {
  const cache = openCache()
  const searched = search('tulsi')
  await cache.fill(home, async () => answer())
  await cache.fill(searched, async () => answer())
  for (let index = 0; index < 2_000; index += 1) {
    const address: CacheableAddress = { key: `/product/${index}`, share: 'products' }
    await cache.fill(address, async () => answer())
  }
  expect(cache.find(home)).toBeDefined()
  expect(cache.find(searched)).toBeDefined()
  expect(cache.find({ key: '/product/0', share: 'products' })).toBeUndefined()
  expect(cache.find({ key: '/product/1999', share: 'products' })).toBeDefined()
})

test.each([
  ['pages', 0.5],
  ['products', 0.25],
  ['queries', 0.25],
] as const)('%s fill their part of the memory, %d of it, and no more', async (share, part) => {
  const cache = openCache()
  for (let index = 0; index < 300; index += 1) {
    await cache.fill({ key: `/${index}`, share }, async () => answer())
  }
  const { bytes } = cache.statistics
  expect(bytes).toBeLessThanOrEqual(megabyte * part)
  expect(bytes).toBeGreaterThan(megabyte * part - 3_000)
})

test('what a visitor wrote into an address is held for a minute, all else until it changes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let passed = 1
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed)
  onTestFinished(() => {
    clock.mockRestore()
    vi.useRealTimers()
  })
  const pass = (ms: number) => {
    passed += ms
    vi.advanceTimersByTime(ms)
  }
  const cache = openCache()
  const searched = search('tulsi')
  const product: CacheableAddress = { key: '/product/1', share: 'products' }
  for (const address of [home, product, searched]) await cache.fill(address, async () => answer())
  pass(59_000)
  expect(cache.find(searched)).toBeDefined()
  pass(2_000)
  expect(cache.find(searched)).toBeUndefined()
  pass(24 * 3_600_000)
  expect(cache.find(home)).toBeDefined()
  expect(cache.find(product)).toBeDefined()
})

describe('an answer served again', () => {
  const words = Array.from({ length: 3_000 }, (_, n) => `plant-${n % 37}-${n % 11}`).join(' ')
  const send = (page: CachedAnswer) => {
    const response = { writeHead: () => undefined, end: () => undefined }
    page.send({ headers: {} } as IncomingMessage, response as unknown as ServerResponse, 'id')
  }

  test.each([2, 3])(
    'shrinks to its smallest size, once, when its first visitors were %i',
    async (visitors) => {
      const cache = openCache()
      const page = answer({ body: words })
      const packed = vi.spyOn(page, 'packThoroughly')
      const before = page.bytes
      await cache.fill(home, async () => page)
      for (let visitor = 0; visitor < visitors; visitor += 1) send(page)
      cache.find(home)
      cache.find(home)
      await expect.poll(() => page.bytes).toBeLessThan(before)
      expect(packed).toHaveBeenCalledTimes(1)
    },
  )

  test.each([
    ['was served once only', home, 1],
    ['is a search’s', search('tulsi'), 5],
  ])('is left as it is when it %s', async (_, address, visitors) => {
    const cache = openCache()
    const page = answer({ body: words })
    await cache.fill(address, async () => page)
    for (let visitor = 0; visitor < visitors; visitor += 1) send(page)
    expect(cache.find(address)).toBe(page)
    expect(page.claimPacking()).toBe(true)
  })

  test.each(['everything', 'some'])(
    'is packed quickly only while %s is forgotten',
    async (what) => {
      let passed = 0
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed)
      onTestFinished(() => clock.mockRestore())
      const cache = openCache()
      await cache.fill(search('fern'), async () => answer({ products: [7] }))
      if (what === 'everything') cache.clear()
      else cache.forget({ products: new Set([7]), plants: [] })
      const page = answer({ body: words })
      const before = page.bytes
      await cache.fill(home, async () => page)
      send(page)
      send(page)
      passed = 1_999
      cache.find(home)
      await new Promise(setImmediate)
      expect(page.claimPacking()).toBe(true)
      const next = answer({ body: words })
      await cache.fill(home, async () => next)
      send(next)
      send(next)
      passed = 2_000
      cache.find(home)
      await expect.poll(() => next.bytes).toBeLessThan(before)
    },
  )

  test('that cannot be packed is served as it is, said in the log, and holds up no other', async () => {
    const warn = vi.fn()
    const cache = openCache(megabyte, warn)
    const [broken, sound] = [answer({ body: words }), answer({ body: words })]
    const failure = new Error('no memory')
    vi.spyOn(broken, 'packThoroughly').mockRejectedValue(failure)
    const before = sound.bytes
    for (const [address, page] of [
      [home, broken],
      [{ key: '/finder', share: 'pages' }, sound],
    ] as const) {
      await cache.fill(address, async () => page)
      send(page)
      send(page)
      expect(cache.find(address)).toBe(page)
    }
    await expect.poll(() => sound.bytes).toBeLessThan(before)
    expect(warn.mock.calls).toEqual([[{ err: failure }, 'a page was not packed']])
  })

  test('is left alone when it is gone before its turn to be packed comes', async () => {
    const cache = openCache()
    const page = answer({ body: words })
    const packed = vi.spyOn(page, 'packThoroughly')
    await cache.fill(home, async () => page)
    send(page)
    send(page)
    cache.find(home)
    cache.clear()
    await new Promise(setImmediate)
    expect(packed).not.toHaveBeenCalled()
  })
})
