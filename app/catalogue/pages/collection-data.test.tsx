import { expect } from 'vitest'
import type { Database } from '#database/connection.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { testCall } from '#tests/support/test-call.ts'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import CollectionRoute, { loader } from './collection.route.tsx'

const flowers = '/productPages/seeds/flowers'
const site = 'https://nursery.example'

/** What a page tells search engines, by its kind. */
async function readData(db: Database, path: string) {
  const { args } = testCall(db, path)
  const loaderData = await loader({ ...args, pattern: args.pattern.slice(1) })
  // Its other props are the router's, and it reads none of them.
  const props = { loaderData } as React.ComponentProps<typeof CollectionRoute>
  const { html } = renderPage(<CollectionRoute {...props} />)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const things = blocks.map(([, block = '']) => JSON.parse(block))
  const cards = [...html.matchAll(/card-name"><a href="([^"]*)"/g)].map(([, href]) => href)
  return { things: new Map(things.map((thing) => [thing['@type'], thing])), cards }
}

test('the way here is told step by step, counted from one, the page itself without an address', async () => {
  const { things } = await readData(await openTestCatalogue(), flowers)
  expect(things.get('BreadcrumbList')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/home` },
      { '@type': 'ListItem', position: 2, name: 'Seeds', item: `${site}/productPages/seeds` },
      { '@type': 'ListItem', position: 3, name: 'Flower Seeds' },
    ],
  })
})

test('each product of a page is told with its place on it and the address of its own page', async () => {
  const db = await openTestCatalogue()
  const marigolds = await addMarigolds(db, 100)
  const further = `${flowers}?after=${marigolds[57]?.order}`
  for (const [path, first] of [
    [flowers, 'Desi Flower Seeds'],
    [further, 'Marigold No 58'],
  ] as const) {
    const { things, cards } = await readData(db, path)
    const listed: { position: number; name: string; url: string }[] =
      things.get('ItemList').itemListElement
    expect(listed.length).toBeGreaterThan(40)
    expect(listed.map(({ position }) => position)).toEqual(listed.map((_, index) => index + 1))
    expect(listed.map(({ url }) => url)).toEqual(cards.map((href) => site + href))
    expect(listed[0]?.name).toBe(first)
  }
})
