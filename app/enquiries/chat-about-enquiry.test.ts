import { expect, test } from 'vitest'
import { shopDefaults } from '#app/contact/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { chatAboutEnquiry } from './chat-about-enquiry.ts'

const { business } = readConfig({}, shopDefaults)

function textOf(products: object[]) {
  const enquiry = { reference: 'AN-7Q2M0XKE', products: JSON.stringify(products) }
  return new URL(chatAboutEnquiry(enquiry, business)).searchParams.get('text') ?? ''
}

test('the conversation about an enquiry begins with its products and its reference', () => {
  const products = [
    { id: 8, name: 'Areca Palm', quantity: '2', note: 'The tall ones' },
    { id: 7, name: 'Snake Plant' },
  ]
  expect(textOf(products)).toBe(
    'Hello, I would like to know more about your products. My enquiry about Areca Palm × 2, Snake Plant is AN-7Q2M0XKE.',
  )
  expect(textOf([])).toMatch(/products\. My enquiry is AN-7Q2M0XKE\.$/)
})

test('of sixty products it names what 600 characters have room for, and never loses the reference', () => {
  const sixty = Array.from({ length: 60 }, (_, id) => ({ id, name: `Areca Palm No ${id}` }))
  const text = textOf(sixty)
  expect(text.length).toBeLessThanOrEqual(600)
  expect(text.length).toBeGreaterThan(560)
  expect(text).toMatch(/, Areca Palm No \d+ and \d+ more is AN-7Q2M0XKE\.$/)
  const endless = textOf([{ id: 1, name: 'x'.repeat(700) }])
  expect(endless).toMatch(/My enquiry about one product is AN-7Q2M0XKE\.$/)
})
