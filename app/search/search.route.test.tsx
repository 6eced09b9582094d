import { describe, expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { testCall } from '#tests/support/test-call.ts'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { addGuide } from '#tests/support/test-guides.ts'
import { loader } from './search.route.tsx'
import { SearchPage } from './search-page.tsx'
import { searchAddress } from './search-request.ts'

async function show(db: Database, query: string, after?: number, env = {}) {
  const { args } = testCall(db, searchAddress('/product/productView', query, after), env)
  const { html, cards } = renderPage(<SearchPage {...(await loader(args))} />)
  return {
    html,
    h1: wordsOf(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''),
    title: wordsOf(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    cards,
    words: wordsOf(html),
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => wordsOf(href)),
  }
}

function wordsOf(html: string) {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
}

describe('the search results', () => {
  test('are cards in the order of the catalogue, each with Enquire Now on its own wall', async () => {
    const page = await show(await openTestCatalogue(), ' SEEDS ')
    expect(page.h1).toBe('Search results for “SEEDS”')
    expect(page.title).toBe('Search results for “SEEDS” | Nursery')
    expect(page.words).toContain('4 products')
    expect(page.cards).toEqual([
      'Desi Flower Seeds',
      'Hybrid Flower Seeds',
      'Desi Vegetable Seeds',
      'Hybrid Vegetable Seeds',
    ])
    expect(page.html).toContain('class="card room-haldi" id="product-16"')
    expect(page.html.match(/aria-label="Enquire Now: [^"]* Seeds"/g)).toHaveLength(4)
  })

  test('put products of another name under a heading of their own', async () => {
    const page = await show(await openTestCatalogue(), 'plant')
    expect(page.words).toContain('5 products')
    expect(page.cards[5]).toBe('Monstera Deliciosa')
    expect(page.html.indexOf('Known by another name')).toBeGreaterThan(
      page.html.indexOf('Jade in a Branded Planter'),
    )
  })

  test('come sixty at a time, with the way on and back, and count no further than 1,000', async () => {
    const db = await openTestCatalogue()
    const products = await addMarigolds(db, 1_100)
    const first = await show(db, 'marigold no')
    expect(first.words).toContain('1,000+ products')
    expect(first.cards).toHaveLength(60)
    const next = searchAddress('/product/productView', 'marigold no', products[59]?.order)
    expect(first.links).toContain(next)
    expect(first.words).not.toContain('Back to the first products')

    const second = await show(db, 'marigold no', products[59]?.order)
    expect(second.cards[0]).toBe('Marigold No 60')
    expect(second.words).toContain('1,000+ products')
    expect(second.words).toContain('Back to the first products')
    const last = await show(db, 'marigold no', products[1_089]?.order)
    expect(last.cards).toHaveLength(10)
    expect(last.words).not.toContain('More products')
    const beyond = await show(db, 'marigold no', products[1_099]?.order)
    expect(beyond.cards[0]).toBe('Marigold No 0')
  })
})

describe('a search without a matching name', () => {
  test('says so in the words of the specification and offers to ask', async () => {
    const page = await show(await openTestCatalogue(), 'juniperus')
    expect(page.h1).toBe('Oops! No product found as “juniperus”')
    expect(page.title).toContain('juniperus')
    expect(page.html.match(/Enquire Now/g)).toHaveLength(1)
    expect(page.html).toContain('data-message="Do you have “juniperus”?')
  })

  test('shows what a local name finds', async () => {
    const page = await show(await openTestCatalogue(), 'तुलसी')
    expect(page.h1).toBe('Search results for “तुलसी”')
    expect(page.words).toContain('1 product')
    expect(page.words).toContain('Known by another name')
    expect(page.words).not.toContain('Oops!')
    expect(page.cards).toEqual(['Holy Basil (Tulsi)'])
    expect(page.html).not.toContain('viewBox="-120 -90 240 130"')
  })

  test('says that a name sounds like what was typed, where it is not written so', async () => {
    const db = await openTestCatalogue()
    expect((await show(db, 'jhendoo')).words).toContain('this product sounds like “jhendoo”')
    expect((await show(db, 'genda')).words).toContain('name of this product has “genda” in it')
  })

  test('shows the cards of what is spelt nearly so, each once, and no links to further searches', async () => {
    const page = await show(await openTestCatalogue(), 'monstra')
    expect(page.h1).toBe('Oops! No product found as “monstra”')
    expect(page.words).toContain('Did you mean')
    expect(page.cards).toEqual(['Monstera Deliciosa'])
    expect(page.links.filter((href) => href.includes('productView'))).toEqual([])
  })

  test('shows below Oops what a category or a fact finds, each under a heading that says why', async () => {
    const page = await show(await openTestCatalogue(), 'indoor')
    expect(page.h1).toBe('Oops! No product found as “indoor”')
    const headings = [...page.html.matchAll(/<h2 id="topic-\d">(.*?)<\/h2>/g)]
    expect(headings.map(([, said]) => said)).toEqual([
      'In our collection “Indoor Plants”',
      'By what we know of them: Inside',
    ])
    expect(page.html.indexOf('Oops!')).toBeLessThan(page.html.indexOf('In our collection'))
    expect(page.links).toContain('/productPages/plants/indoorPlants')
    expect(new Set(page.cards).size).toBe(page.cards.length)
  })

  test('offers to ask for what only guides speak of', async () => {
    const db = await openTestCatalogue()
    await addGuide(db)
    const page = await show(db, 'winter', undefined, { GUIDES_SHOWN: 'yes' })
    expect(page.h1).toBe('Oops! No product found as “winter”')
    expect(page.words).toContain('Watering in winter')
    expect(page.html).toMatch(/data-wakes="enquiry-dialog"[^>]*data-message="[^"]*winter/)
  })

  test('for what no name can hold is answered like any other', async () => {
    const db = await openTestCatalogue()
    for (const query of ['tul\0si', '\0', 'tul\u001fsi', '\ud800']) {
      const page = await show(db, query)
      expect(page.h1).toMatch(/^Oops! No product found as “/)
      expect((await show(db, query, 5)).h1).toBe(page.h1)
    }
  })

  test('asks for a name when nothing was typed', async () => {
    const page = await show(await openTestCatalogue(), '  ')
    expect(page.words).toContain('Type a product name to search.')
    expect(page.html).toContain('class="search bad"')
    expect(page.html).toContain('aria-invalid="true"')
  })

  test('shows what was typed as plain text', async () => {
    const db = await openTestCatalogue()
    for (const [what, query, shown] of [
      ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
      ['quotes', `"'%_`, `"'%_`],
      ['an emoji', '🌱', '🌱'],
      ['a mark that turns words round', 'a\u202ebcd', 'a bcd'],
      ['a line break', 'snake\nplant', 'snake plant'],
      ['5,000 letters', 'q'.repeat(5_000), `${'q'.repeat(80)}…`],
      ['5,000 emoji', '🌱'.repeat(5_000), `${'🌱'.repeat(80)}…`],
    ] as const) {
      const page = await show(db, query)
      expect(page.h1, what).toBe(`Oops! No product found as “${shown}”`)
      expect(page.html, what).not.toContain('<script')
    }
  })
})

describe('what the shop learns', () => {
  /** What is counted when so many look at the page of a search. */
  async function searchAndLook(db: Database, address: string, views = 1) {
    const { app, args, eachView } = testCall(db, address)
    await loader(args)
    for (let time = 0; time < views; time += 1) for (const happen of eachView) happen()
    await app.views.flush()
    const counted = await db
      .selectFrom('view_counts')
      .select(['kind', 'name', 'times'])
      .where(({ fn }) => fn<number>('length', ['period']), '=', 10)
      .execute()
    const missed = (await app.metrics.missedSearches.get()).values[0]?.value
    return { counted: counted.map(({ kind, name, times }) => `${kind} ${name} ${times}`), missed }
  }
  const search = (query: string) => searchAddress('/product/productView', query)

  test('a search is counted each time that somebody looks at its page, found or not', async () => {
    const db = await openTestCatalogue()
    expect(await searchAndLook(db, search('Bonsai  Juniper'), 3)).toEqual({
      counted: ['missed-word bonsai juniper 3', 'search missed 3'],
      missed: 3,
    })
    const found = ['found-word palm 1', 'search found 1']
    expect((await searchAndLook(db, search('Palm'))).counted).toEqual(expect.arrayContaining(found))
  })

  test('words that may name a person are not kept, only that there was a search', async () => {
    const { counted } = await searchAndLook(await openTestCatalogue(), search('98765 43210'))
    expect(counted).toEqual(['search missed 1'])
  })

  test.each(['', `${search('plant')}&after=1`])(
    '%j is no search of its own: not counted',
    async (address) => {
      const asked = address || search('')
      expect((await searchAndLook(await openTestCatalogue(), asked)).counted).toEqual([])
    },
  )

  test('a broken store gives the words of the specification and one line in the log', async () => {
    const db = await openTestCatalogue()
    await db.schema.dropView('shown_products').execute()
    const { args, log } = testCall(db, '/product/productView?query=palm')
    await expect(loader(args)).rejects.toMatchObject({
      data: 'Failed to search products.',
      init: { status: 503 },
    })
    expect(log).toMatchObject([{ level: 50, requestId: 'test-request' }])
  })
})
