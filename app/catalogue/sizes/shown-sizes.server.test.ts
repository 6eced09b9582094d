import { expect } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { readShownSizes } from './shown-sizes.server.ts'
import { saysMore } from './shown-sizes.ts'
import type { ProductSize } from './size.ts'

const small: ProductSize = {
  number: null,
  label: '4 inch pot',
  labels: { mr: '4 इंची कुंडी' },
  price: 24_900,
  availability: { is: 'away', backIn: 'March' },
}

async function openShop(prices: 'yes' | 'no') {
  const app = await openTestApp({ PRICES_SHOWN: prices }, openTestCatalogue)
  const sizes = [small, { ...small, label: '6 inch pot', labels: {}, price: null }]
  await saveProduct(app, { id: 7, change: { sizes }, staffId: 1, source: 'desk' })
  return app
}

const english = (text: string) => [{ text, lang: 'en' }]

test('while prices are off nobody is told one, and each product has a size', async () => {
  const app = await openShop('no')
  const shown = await readShownSizes(app, [44, 7, 8], 'mr')
  const { availability } = small
  expect([...shown]).toEqual([
    [44, [{ number: 0, label: '20 किलो', availability: null }]],
    [
      7,
      [
        { number: 1, label: '4 इंची कुंडी', availability },
        { number: 2, label: english('6 inch pot'), availability },
      ],
    ],
    [8, [{ number: 0, label: '', availability: null }]],
  ])
  expect([...shown.values()].flat().filter((size) => 'price' in size)).toEqual([])
  expect([...shown.values()].map((sizes) => sizes.some(saysMore))).toEqual([false, true, false])
})

test('with prices a size has its own, or none: people ask', async () => {
  const shown = await readShownSizes(await openShop('yes'), [7, 8], 'en')
  expect([...shown.values()].map((sizes) => sizes.map(({ price }) => price))).toEqual([
    [24_900, null],
    [null],
  ])
})
