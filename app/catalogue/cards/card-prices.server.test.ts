import { expect } from 'vitest'
import type { Availability } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { withPrices } from './card-prices.server.ts'

const away: Availability = { is: 'away', backIn: 'March' }

test('a card says the least price of what can be had, while the shop says prices', async () => {
  const app = await openTestApp({ PRICES_SHOWN: 'yes' }, openTestCatalogue)
  const said: [id: number, sizes: [number | null, Availability | null][], price: unknown][] = [
    [
      7,
      [
        [24_900, null],
        [44_900, { is: 'available' }],
      ],
      { least: 24_900, isFrom: true },
    ],
    [
      8,
      [
        [44_900, null],
        [44_900, { is: 'to-order', days: 9 }],
      ],
      { least: 44_900, isFrom: false },
    ],
    [
      9,
      [
        [900, away],
        [44_900, null],
      ],
      { least: 44_900, isFrom: false },
    ],
    [
      10,
      [
        [44_900, null],
        [null, { is: 'ask' }],
      ],
      { least: 44_900, isFrom: true },
    ],
    [
      11,
      [
        [null, null],
        [900, away],
      ],
      'asked',
    ],
    [
      12,
      [
        [900, away],
        [null, away],
      ],
      undefined,
    ],
  ]
  for (const [id, sizes] of said) {
    const change = {
      sizes: sizes.map(([price, availability], place) => ({
        ...{ number: null, label: `Size ${place}`, labels: {}, price, availability },
      })),
    }
    const saved = await saveProduct(app, { id, change, staffId: 1, source: 'desk' })
    expect(saved).toHaveProperty('saved')
  }
  const cards = [...said.map(([id]) => ({ id })), { id: 44 }]
  expect((await withPrices(app, cards)).map(({ price }) => price)).toEqual([
    ...said.map(([, , price]) => price),
    'asked',
  ])
  const silent = { db: app.db, config: { prices: { areShown: false } } }
  // The enquiry form, opened from a card, has their sizes also while no price is said.
  expect(await withPrices(silent, cards)).toEqual([
    ...said.map(([id]) => ({ id, isSized: true })),
    { id: 44 },
  ])
})
