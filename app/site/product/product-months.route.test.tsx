import { expect } from 'vitest'
import { nameMonthSources } from '#app/catalogue/product-page/month-sources.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { describeOnce, testOnce as test } from '#tests/support/databases/test-once.ts'
import { showProductPage as show } from '#tests/support/product-page.tsx'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'

describeOnce('the months of a plant', () => {
  const block = /<div class="pp-year">.*?<\/p><\/div>/
  const rows = (html: string) =>
    [
      ...(block.exec(html)?.[0] ?? '').matchAll(/<dt>(.*?)<\/dt><dd><span.*?<\/span>(.*?)<\/dd>/g),
    ].map(([, act, words]) => `${act}: ${words}`)
  const mogra = { id: 2, ...({ staffId: 1, source: 'desk' } as const) }

  test('are told in words with who says so, over the year’s end too', async () => {
    const db = await openTestCatalogue()
    const { html } = await show(db, 'mogra-jasmine')
    expect(rows(html)).toEqual(['Plant: February to April', 'Flowers: April to July'])
    expect(html).toContain(
      '<p class="note">Months: designgreenindia.com, India flower sowing / bloom chart (2014).</p>',
    )
    expect(rows((await show(db, 'bougainvillea')).html)).toEqual(['Flowers: November to June'])
  })

  test('are told of each plant in a packet, and where they hold', async () => {
    const { html } = await show(await openTestCatalogue(), 'hybrid-flower-seeds')
    expect(rows(html)).toEqual([
      'Sow: Petunia: September to November (Most of India)',
      'Sow: Zinnia: February to April, June to July',
      'Flowers: Petunia: December to March (Most of India)',
      'Flowers: Zinnia: September to October',
    ])
  })

  test('leave the page as it is without them where nobody says so, or there are none', async () => {
    const db = await openTestCatalogue()
    const { html } = await show(db, 'mogra-jasmine')
    const known = (await findProductForStaff(db, 2))?.edit.months ?? null
    const unsaid = known && { ...known, source: '' }
    for (const months of [unsaid, null]) {
      await saveProduct({ db }, { ...mogra, change: { months } })
      expect((await show(db, 'mogra-jasmine')).html).toBe(html.replace(block, ''))
    }
  })
})

test.each([
  ['a.in', 'a.in'],
  ['a.in; A chart (2014); b.co.in', 'A chart (2014)'],
  ['A chart; A chart; Our beds, 2019 to 2026', 'A chart; Our beds, 2019 to 2026'],
])('of the sources %j visitors read %j', (source, named) => {
  expect(nameMonthSources([source])).toBe(named)
})
