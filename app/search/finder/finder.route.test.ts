import { createElement } from 'react'
import { expect, test as onBoth } from 'vitest'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { findCacheable } from '#main/cacheable.ts'
import { ask } from '#tests/support/ask-finder.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { testCall } from '#tests/support/test-call.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import FinderRoute from './finder.route.tsx'
import { changeAvailability } from './plant-index.server.ts'

test('an address with its choices in another order, or with others, is sent to the usual one', async () => {
  const call = testCall(await openTestCatalogue(), '/finder')
  for (const [asked, to] of [
    ['/finder?care=easy&light=low', '/finder?light=low&care=easy'],
    ['/finder?light=bright.low', '/finder?light=low.bright'],
    ['/finder?light=low.low&light=low', '/finder?light=low'],
    ['/finder?light=low.moon&colour=red', '/finder?light=low'],
    ['/finder?light=low%2Ebright', '/finder?light=low.bright'],
    ['/finder?', '/finder'],
    ['/finder?after=x', '/finder'],
    ['/finder?utm_source=mail&pets=safe', '/finder?pets=safe'],
  ] as const) {
    // An empty query is the same address to a browser.
    if (asked !== '/finder?') expect(await ask(call, asked), asked).toEqual({ status: 301, to })
    expect((await ask(call, to)).data?.page.all).toBe(20)
    expect(findCacheable(asked)).toBeUndefined()
    expect(findCacheable(to)).toEqual({ key: to, share: 'products' })
  }
})

test('a shop without plants says so, and not that none is what nobody chose', async () => {
  const db = await openTestCatalogue()
  await db.updateTable('products').set({ hidden: 1, shown: 0 }).execute()
  const { data: loaderData } = await ask(testCall(db, '/finder'), '/finder')
  const { html } = renderPage(createElement(FinderRoute, { loaderData } as never))
  expect(html.match(/There are no plants here just now/g)).toHaveLength(2)
  expect(html).not.toContain('all of these')
})

onBoth(
  'where nothing fits each choice that helps is offered, never unsafe plants first',
  async () => {
    const call = testCall(await openTestCatalogue(), '/finder')
    const { data } = await ask(call, '/finder?light=low&pets=safe&care=easy')
    expect(data?.page.count).toBe(0)
    const groups = data?.page.lettingGo.map(({ without }) => without.map(({ group }) => group))
    expect(groups).toEqual([['light'], ['pets']])
    for (const { address, count, pictures } of data?.page.lettingGo ?? []) {
      expect((await ask(call, address)).data?.page.count).toBe(count)
      expect(pictures).toHaveLength(Math.min(3, count))
      if (!address.includes('pets=safe')) continue
      const { plants = [] } = (await ask(call, address)).data?.page ?? {}
      expect(plants.filter(({ description }) => !/Safe for cats/.test(description))).toEqual([])
    }
  },
)

test('a card tells two facts, and that a plant is safe only where that is listed', async () => {
  const call = testCall(await openTestCatalogue(), '/finder')
  const { data } = await ask(call, '/finder?light=bright')
  const words = new Map(data?.page.plants.map(({ name, description }) => [name, description]))
  expect(words.get('Areca Palm')).toBe(
    'Bright shade, water about every 3 to 5 days in summer\nSafe for cats and dogs',
  )
  expect(words.get('Snake Plant')).toBe(
    'Not safe for pets\nBright shade, water about every 10 to 15 days in summer',
  )
  const low = (await ask(call, '/finder?light=low')).data
  expect(low?.page.plants.find(({ name }) => name === 'Snake Plant')?.description).toMatch(
    /^Not safe for pets\nLow light, /,
  )
})

test('a change of the catalogue is counted once the process forgot the old one', async () => {
  const db = await openTestCatalogue()
  const call = testCall(db, '/finder')
  expect((await ask(call, '/finder')).data?.page.all).toBe(20)
  await db.updateTable('product_facts').set({ kind: 'goods' }).where('product_id', '=', 7).execute()
  expect((await ask(call, '/finder')).data?.page.all).toBe(20)
  call.app.memory.forget()
  expect((await ask(call, '/finder')).data?.page.all).toBe(19)
})

test('what can be had is asked first, once any plant says it', async () => {
  const db = await openTestCatalogue()
  const call = testCall(db, '/finder')
  const countsAt = async (address: string) => {
    const { data } = await ask(call, address)
    const counts = data?.page.choices
      .filter(({ choice }) => choice.group === 'availability')
      .map(({ count }) => count)
    return [data?.page.saysAvailability, data?.page.count, counts]
  }
  expect(await countsAt('/finder')).toEqual([false, 20, [0, 0]])
  const size = { ...{ number: null, labels: {}, price: null }, availability: null }
  const sizes: ProductSize[] = [
    { ...size, label: '4 inch pot', availability: { is: 'to-order', days: 14 } },
    { ...size, label: '6 inch pot', availability: { is: 'available' } },
  ]
  await saveProduct(call.app, { id: 7, change: { sizes }, staffId: 1, source: 'desk' })
  const [, away] = sizes
  if (away) away.availability = { is: 'away', backIn: null }
  await saveProduct(call.app, { id: 8, change: { sizes }, staffId: 1, source: 'desk' })
  await changeAvailability(call.app, [7, 8])
  expect(await countsAt('/finder')).toEqual([true, 20, [1, 2]])
  expect(await countsAt('/finder?availability=available')).toEqual([true, 1, [1, 2]])
  const asked = '/finder?light=bright&availability=to-order.away'
  const to = '/finder?availability=to-order&light=bright'
  expect(await ask(call, asked)).toEqual({ status: 301, to })
  expect((await countsAt(to)).slice(0, 2)).toEqual([true, 2])
})
