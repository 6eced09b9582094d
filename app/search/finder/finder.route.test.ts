import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCacheable } from '#app/cacheable.ts'
import { choices } from '#app/catalogue/facts/plant-choices.ts'
import { type TestCall, testCall } from '#tests/support/test-call.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { triesOf } from '#tests/support/test-database.ts'
import { loader } from './finder.route.tsx'

/** What asking for an address gives: the loader's data, or the response that it throws. */
async function ask(call: TestCall, address: string) {
  const url = new URL(address, 'http://localhost')
  const args = { ...call.args, url, request: new Request(url) }
  try {
    return { data: await loader(args as Parameters<typeof loader>[0]) }
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, to: thrown.headers.get('Location') }
    throw thrown
  }
}

describe('an address of the finder', () => {
  test.each([
    ['/finder?care=easy&light=low', '/finder?light=low&care=easy'],
    ['/finder?light=bright.low', '/finder?light=low.bright'],
    ['/finder?light=low.low&light=low', '/finder?light=low'],
    ['/finder?light=low.moon&colour=red', '/finder?light=low'],
    ['/finder?light=low%2Ebright', '/finder?light=low.bright'],
    ['/finder?', '/finder'],
    ['/finder?after=x', '/finder'],
    ['/finder?utm_source=mail&pets=safe', '/finder?pets=safe'],
  ])('%s is sent to %s', async (asked, to) => {
    const call = testCall(await openTestCatalogue(), '/finder')
    // An empty query is the same address to a browser.
    if (asked !== '/finder?') expect(await ask(call, asked)).toEqual({ status: 301, to })
    expect((await ask(call, to)).data?.page.all).toBe(20)
    expect(findCacheable(asked)).toBeUndefined()
    expect(findCacheable(to)).toEqual({ key: to, share: 'products' })
  })

  test('made-up ones each lead, at most once, to a page', async () => {
    const call = testCall(await openTestCatalogue(), '/finder')
    const word = fc.oneof(
      fc.constantFrom(...choices.map(({ value }) => value), 'after', '..', '', 'LOW', '__proto__'),
      fc
        .string({ unit: 'binary', maxLength: 12 })
        .map((text) => encodeURIComponent(text.toWellFormed())),
    )
    const name = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...choices.map(({ group }) => group), 'after') },
      { weight: 1, arbitrary: fc.constantFrom('__proto__', 'toString', '', '%', 'light[]') },
    )
    const part = fc
      .tuple(name, fc.array(word, { maxLength: 5 }), fc.constantFrom('.', ',', '%2E', '+'))
      .map(([group, values, between]) => `${group}=${values.join(between)}`)
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const asked = `/finder?${parts.join('&')}`
        findCacheable(asked)
        const first = await ask(call, asked)
        if (first.data) return
        expect(first.status).toBe(301)
        expect((await ask(call, first.to ?? '')).data).toBeDefined()
      }),
      { numRuns: triesOf(2_000) },
    )
  })
})

test('where nothing fits each choice that helps is offered, most plants first', async () => {
  const call = testCall(await openTestCatalogue(), '/finder')
  const { data } = await ask(call, '/finder?light=low&pets=safe&care=easy')
  expect(data?.page.count).toBe(0)
  const counts = data?.page.lettingGo.map(({ count }) => count) ?? []
  expect(counts.length).toBeGreaterThan(0)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  for (const { address, count, pictures } of data?.page.lettingGo ?? []) {
    expect((await ask(call, address)).data?.page.count).toBe(count)
    expect(pictures).toHaveLength(Math.min(3, count))
  }
})

test('a card tells two facts, and that a plant is safe only where that is listed', async () => {
  const call = testCall(await openTestCatalogue(), '/finder')
  const { data } = await ask(call, '/finder?light=bright')
  const words = new Map(data?.page.plants.map(({ name, description }) => [name, description]))
  expect(words.get('Areca Palm')).toBe('Bright shade, water twice a week\nSafe for cats and dogs')
  expect(words.get('Snake Plant')).toBe('Bright shade, water once a week')
  const low = (await ask(call, '/finder?light=low')).data
  expect(low?.page.plants.find(({ name }) => name === 'Snake Plant')?.description).toMatch(
    /^Low light, /,
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
