import { describe, expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { testCall } from '#tests/support/test-call.ts'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import CollectionRoute, { loader } from './collection.route.tsx'
import { loader as answerList } from './products.api.ts'

const flowers = '/productPages/seeds/flowers'
const site = 'https://nursery.example'

async function show(db: Database, path: string) {
  const { args } = testCall(db, path)
  const loaderData = await loader({ ...args, pattern: args.pattern.slice(1) })
  // Its other props are the router's, and it reads none of them.
  const props = { loaderData } as React.ComponentProps<typeof CollectionRoute>
  const { html, cards } = renderPage(<CollectionRoute {...props} />)
  const link = (words: string) => new RegExp(`href="([^"]*)">${words}<`).exec(html)?.[1]
  return {
    html,
    cards,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    nextInHead: /<link rel="next" href="([^"]*)"/.exec(html)?.[1],
    onward: link('More products'),
    back: link('Back to the first products'),
    count: /head-count">(.*?)</.exec(html)?.[1],
    asks: html.includes('class="ask '),
  }
}

test('what is out of season says so on its card, narrow or wide', async () => {
  const db = await openTestCatalogue()
  await db.updateTable('products').set({ back_in: 'July' }).where('id', 'in', [16, 44]).execute()
  const { html } = await show(db, flowers)
  expect(html.match(/Back in July/g)).toHaveLength(1)
  const soil = await show(db, '/productPages/soilAndFertilizers/soil')
  expect(soil.html.match(/Back in July/g)).toHaveLength(1)
})

describe('a collection of sixty products', () => {
  test('is one page and looks as it always did', async () => {
    const db = await openTestCatalogue()
    await addMarigolds(db, 58)
    const page = await show(db, flowers)
    expect(page.cards).toHaveLength(60)
    expect(page).toMatchObject({
      title: 'Flower seeds | Nursery',
      canonical: site + flowers,
      asks: true,
    })
    for (const none of [page.nextInHead, page.onward, page.back, page.count]) {
      expect(none).toBeUndefined()
    }
  })
})

describe('a longer collection', () => {
  test('leads on with real links until each product was shown once', async () => {
    const db = await openTestCatalogue()
    await addMarigolds(db, 150)
    const cards: unknown[] = []
    let path: string | undefined = flowers
    let pages = 0
    while (path && pages < 9) {
      const page = await show(db, path)
      cards.push(...page.cards)
      pages += 1
      expect(page.canonical).toBe(site + path)
      expect(page.nextInHead).toBe(page.onward && site + page.onward)
      expect(page.back).toBe(pages === 1 ? undefined : flowers)
      expect(page.count).toBe('152 products')
      expect(page.title).toBe(`Flower seeds${pages === 1 ? '' : ', continued'} | Nursery`)
      expect(page.asks).toBe(page.onward === undefined)
      path = page.onward
    }
    expect(pages).toBe(3)
    expect(cards).toHaveLength(152)
    expect(new Set(cards).size).toBe(152)
    expect(cards.at(-1)).toBe('Marigold No 149')
  })

  test('is counted no further than a thousand', async () => {
    const db = await openTestCatalogue()
    await addMarigolds(db, 998)
    expect((await show(db, flowers)).count).toBe('1,000 products')
    await addMarigolds(db, 1)
    expect((await show(db, flowers)).count).toBe('1,000+ products')
  })

  test('has one address for each page, whatever was asked for', async () => {
    const db = await openTestCatalogue()
    const marigolds = await addMarigolds(db, 100)
    const last = marigolds.at(-1)?.order
    for (const after of [
      '',
      'x',
      '-1',
      '1e3',
      '0',
      '1',
      `${last}`,
      '9'.repeat(15),
      '9'.repeat(16),
    ]) {
      expect(await show(db, `${flowers}?after=${after}`)).toMatchObject({
        canonical: site + flowers,
        title: 'Flower seeds | Nursery',
      })
    }
  })

  test('shows soil and fertilizers sixty wide cards a page', async () => {
    const db = await openTestCatalogue()
    const marigolds = await addMarigolds(db, 60, { key: 'soil' })
    const soil = '/productPages/soilAndFertilizers/soil'
    const page = await show(db, soil)
    expect(page.html.match(/class="wide /g)).toHaveLength(60)
    expect(page.onward).toBe(`${soil}?after=${marigolds[57]?.order}`)
    const last = await show(db, page.onward ?? '')
    expect(last.html.match(/class="wide /g)).toHaveLength(2)
    expect(last.back).toBe(soil)
  })
})

test('a page without products asks what is wanted, whichever layout it has', async () => {
  const db = await openTestCatalogue()
  await db.deleteFrom('products').where('category_key', 'in', ['soil', 'pebbles']).execute()
  for (const path of ['/productPages/soilAndFertilizers/soil', '/productPages/pebbles']) {
    expect(await show(db, path)).toMatchObject({ cards: [], asks: true })
  }
})

describe('the rest of the site', () => {
  test('GET /products/{category} gives sixty products and the address of the next', async () => {
    const db = await openTestCatalogue()
    await addMarigolds(db, 100)
    const call = async (path: string) => {
      const { args } = testCall(db, path)
      const response = await answerList({ ...args, params: { list: 'flower-seeds' } })
      return { link: response.headers.get('link'), products: await response.json() }
    }
    const first = await call('/products/flower-seeds')
    const next = /^<(.*)>; rel="next"$/.exec(first.link ?? '')?.[1] ?? ''
    expect(next).toMatch(/^\/products\/flower-seeds\?after=\d+$/)
    const second = await call(next)
    expect([first.products.length, second.products.length, second.link]).toEqual([60, 42, null])
    expect(second.products[0].name).toBe('Marigold No 58')
  })
})
