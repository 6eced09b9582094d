import { expect, test } from 'vitest'
import { findSlugFault, toSlug } from './slug.ts'

test.each([
  ['Areca Palm (large)', 'areca-palm-large'],
  ['Lady’s Fingers, 2 kg', 'ladys-fingers-2-kg'],
  ['Épiphyllum', 'epiphyllum'],
  ['तुलसी', 'tulasi'],
  ['नाग पौधा', 'nag-paudha'],
  ['झेंडू १२', 'jhendu-12'],
  ['ज़ीनिया 5kg', 'jiniya-5kg'],
  // With the sign by which many phones write this r.
  ['दर\u094d\u200dया', 'darya'],
  ['மல்லிகை', ''],
  ['!!', ''],
])('the address of %s is made of its letters, in Latin ones', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

test('a long name is cut to an address that may be one', () => {
  const slug = toSlug(`${'a'.repeat(79)} b`)
  expect(slug).toBe('a'.repeat(79))
  expect(findSlugFault(slug)).toBeUndefined()
})

test('no product is called as the forms below a product’s page are', () => {
  expect(findSlugFault('tell-me')).toMatch('address of another page')
  expect(findSlugFault('tell-me-more')).toBeUndefined()
})
