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
      writtenSizes: [{ number: 2, label: '10 inch pot', labels: {} }],
    },
    { product: 8, what: 'Areca Palm', quantity: '12', price: '', taxRate: '0' },
  ])
  expect(language).toBe('hi')
})

test('a quote keeps the size that was asked for where the catalogue has it no longer', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const large = { label: '8 inch pot', labels: {}, price: 44_900, availability: null }
  const change = { sizes: [{ ...large, number: null }] }
  await saveProduct(app, { id: 7, change, staffId: 1, source: 'desk' })
  const name = 'Snake Plant, 6 inch pot'
  const asked = { id: 7, quantity: '3', priceSeen: 24_900 }
  const products = JSON.stringify([
    { ...asked, size: 5, name, sizeLabel: '6 inch pot' },
    // As a page asked that was opened before its size was taken away.
    { ...asked, size: 6, name: 'Snake Plant, size 6' },
  ])
  const settings = await readQuoteSettings(app)
  const { lines } = await newDraft(app, { products, language: 'en' }, settings)
  const line = { product: 7, what: 'Snake Plant', price: '', priceSeen: 24_900 }
  expect(lines).toMatchObject([
    { ...line, size: 5, writtenSizes: [{ number: 5, label: '6 inch pot', labels: {} }] },
    { ...line, size: 6 },
  ])
})
