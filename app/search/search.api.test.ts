import { describe, expect, test } from 'vitest'
import { loader as answerList } from '#app/catalogue/pages/products.api.ts'
import type { CategoryGroup } from '#app/catalogue/product.ts'
import { listProducts } from '#app/catalogue/products.server.ts'
import type { Database } from '#database/connection.ts'
import { testCall } from '#tests/support/test-call.ts'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { addGuide } from '#tests/support/test-guides.ts'
import type { Suggestion } from './box/suggestion.ts'
import { loader as answerSuggestions } from './box/suggestions.api.ts'
import { loader as answerSearch } from './search.api.ts'

const awkward: [string, string][] = [
  ['a percent sign', '%'],
  ['an underscore', '_'],
  ['wildcards', '%plant%'],
  ['apostrophes', "''"],
  ['a quotation mark', '"'],
  ['SQL', "'; drop table products; --"],
  ['index operators', 'plant" OR "a'],
  ['an emoji', '🌱'],
  ['joined emoji', '👩‍🌾🌵'],
  ['5,000 letters', 'x'.repeat(5_000)],
  ['5,000 Devanagari characters', 'तुलसी'.repeat(1_000)],
  ['markup', '<script>alert(1)</script>'],
]

function search(db: Database, query: string) {
  return answerSearch(testCall(db, `/products/search?query=${encodeURIComponent(query)}`).args)
}

async function suggest(
  db: Database,
  query: string,
  env: Record<string, string> = {},
): Promise<Suggestion[]> {
  const path = `/products/suggestions?query=${encodeURIComponent(query)}`
  return (await answerSuggestions(testCall(db, path, env).args)).json()
}

function rejection(promise: Promise<unknown>) {
  return promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
}

describe('GET /products/search', () => {
  test('answers the category groups of all products whose name matches', async () => {
    const response = await search(await openTestCatalogue(), ' SEEDS ')
    expect(response.status).toBe(200)
    const groups: CategoryGroup[] = await response.json()
    expect(groups.map(({ category, products }) => [category, products.length])).toEqual([
      ['Flower Seeds', 2],
      ['Vegetable Seeds', 2],
    ])
    expect(groups[0]?.products[0]).toEqual({
      id: 16,
      name: 'Desi Flower Seeds',
      imageUrl: expect.stringMatching(/^\/pictures\/desi-flower-seeds-500\..*\.webp$/),
      description: expect.any(String),
    })
  })

  test('answers by name only: a local name is for the page', async () => {
    const db = await openTestCatalogue()
    expect(await (await search(db, 'तुलसी')).json()).toEqual([])
  })

  test.each(['', '   ', '\n\t'])(
    '%j is answered with the request to type a name',
    async (query) => {
      const response = await search(await openTestCatalogue(), query)
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({ error: 'Type a product name to search.' })
    },
  )

  test('for what no name has finds nothing and breaks nothing', async () => {
    const db = await openTestCatalogue()
    for (const [what, query] of awkward) {
      const response = await search(db, query)
      expect(response.status, what).toBe(200)
      expect(await response.json(), what).toEqual([])
    }
    expect(await listProducts(db, 'home')).toHaveLength(6)
  })

  test('leads on to the products that follow the first sixty', async () => {
    const db = await openTestCatalogue()
    await addMarigolds(db, 70)
    const first = await search(db, 'marigold no')
    const link = first.headers.get('Link') ?? ''
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(link) ?? []
    expect(next).toMatch(/^\/products\/search\?query=marigold\+no&after=\d+$/)
    const second = await answerSearch(testCall(db, next).args)
    const pages: CategoryGroup[][] = [await first.json(), await second.json()]
    expect(pages.map((groups) => groups[0]?.products.length)).toEqual([60, 10])
    expect(second.headers.has('Link')).toBe(false)
  })

  test('a broken store is told in the words of the specification and logged once', async () => {
    const db = await openTestCatalogue()
    const loaders = [
      [answerSearch, '/products/search?query=plant', 'Failed to search products.'],
      [answerSuggestions, '/products/suggestions?query=plant', 'Failed to search products.'],
    ] as const
    await breakStore(db)
    for (const [loader, path, words] of loaders) {
      const { args, log } = testCall(db, path)
      await expectUnavailable(await rejection(loader(args)), words)
      expect(log).toMatchObject([{ level: 50, requestId: 'test-request', msg: words }])
    }
    const { args, log } = testCall(db, '/products/home')
    const answer = await rejection(answerList({ ...args, params: { list: 'home' } }))
    await expectUnavailable(answer, 'Failed to fetch products.')
    expect(log).toHaveLength(1)
  })
})

describe('GET /products/suggestions', () => {
  test('answers rows with name, category, small picture and the way to its page', async () => {
    expect(await suggest(await openTestCatalogue(), 'snak')).toEqual([
      {
        name: 'Snake Plant',
        category: 'Indoor Plants',
        href: '/product/snake-plant',
        picture: {
          avif: expect.stringMatching(/^\/pictures\/snake-plant-180\..*\.avif$/),
          webp: expect.stringMatching(/^\/pictures\/snake-plant-180\..*\.webp$/),
        },
      },
    ])
  })

  test.each([
    ['tulsi', '/product/tulsi'],
    ['neem', '/product/neem-oil'],
  ])('%j leads to %s', async (query, href) => {
    expect((await suggest(await openTestCatalogue(), query))[0]?.href).toBe(href)
  })

  test('gives at most eight, those found by name first', async () => {
    const db = await openTestCatalogue()
    const names = (await suggest(db, 'plant')).map(({ name }) => name)
    expect(names).toHaveLength(8)
    // By its name, by another name, and by the category that is named so.
    expect(names.slice(4)).toEqual([
      'Jade in a Branded Planter',
      'Monstera Deliciosa',
      'Areca Palm',
      'Peace Lily',
    ])
    expect(await suggest(db, 'a')).toHaveLength(8)
  })

  test('knows Holy Basil by its Devanagari name, and while somebody types what it is', async () => {
    const db = await openTestCatalogue()
    for (const query of ['तुलसी', 'tulsi pl']) {
      const names = (await suggest(db, query)).map(({ name }) => name)
      expect(names, query).toEqual(['Holy Basil (Tulsi)'])
    }
  })

  test('gives no row for nothing, and for what no name has', async () => {
    const db = await openTestCatalogue()
    for (const [what, query] of [['nothing', ''] as const, ...awkward]) {
      expect(await suggest(db, query), what).toEqual([])
    }
  })

  test('ends with guides that are called so, where the owner shows them', async () => {
    const db = await openTestCatalogue()
    await addGuide(db, { title: 'A palm in winter' })
    await addGuide(db, { slug: 'palms', title: 'Palms', pictures: [], entryDate: '2026-11-19' })
    const shown = await suggest(db, 'palm', { GUIDES_SHOWN: 'yes' })
    expect(shown.slice(0, -2)).toEqual(await suggest(db, 'palm'))
    expect(shown.slice(-2)).toEqual([
      {
        name: 'A palm in winter',
        title: 'A palm in winter',
        category: 'Guides',
        href: '/guides/watering-in-winter',
        picture: expect.objectContaining({ webp: expect.stringContaining('/snake-plant-180.') }),
      },
      { name: 'Palms', title: 'Palms', category: 'Journal', href: '/guides/palms' },
    ])
    expect(await suggest(db, 'plant', { GUIDES_SHOWN: 'yes' })).toHaveLength(8)
  })

  test('may be kept for a minute', async () => {
    const { args } = testCall(await openTestCatalogue(), '/products/suggestions?query=palm')
    const { headers } = await answerSuggestions(args)
    expect(headers.get('Cache-Control')).toBe('public, max-age=60')
  })
})

async function breakStore(db: Database) {
  await db.schema.dropView('shown_products').execute()
}

async function expectUnavailable(answer: unknown, words: string) {
  if (!(answer instanceof Response)) throw new Error('The loader did not answer.')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('60')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toEqual({ error: words })
}
