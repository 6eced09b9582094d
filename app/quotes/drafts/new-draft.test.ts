import { expect } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { newDraft } from './new-draft.server.ts'

test('a quote begins with the size that was asked for at today’s price, though the shop shows none', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const size = { number: null, labels: {}, availability: null }
  const sizes = [
    { ...size, label: '6 inch pot', price: 16_000 },
    { ...size, label: '10 inch pot', price: 45_050 },
  ]
  await saveProduct(app, { id: 7, change: { sizes }, staffId: 1, source: 'desk' })
  expect(app.config.prices.areShown).toBe(false)
  const products = JSON.stringify([
    { id: 7, size: 2, quantity: '3', priceSeen: 39_900 },
    { id: 8, quantity: '12' },
  ])
  const settings = await readQuoteSettings(app)
  const { lines, language } = await newDraft(app, { products, language: 'hi' }, settings)
  expect(lines).toEqual([
    {
      product: 7,
      size: 2,
      what: 'Snake Plant',
      quantity: '3',
      price: '450.50',
      taxRate: '0',
      priceSeen: 39_900,
    },
    { product: 8, what: 'Areca Palm', quantity: '12', price: '', taxRate: '0' },
  ])
  expect(language).toBe('hi')
})
