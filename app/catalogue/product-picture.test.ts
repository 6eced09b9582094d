import { expect, test } from 'vitest'
import { hasProductPicture } from './product-picture.ts'

test('a product has a picture that is drawn in the widths of products, and no scene of a page', () => {
  expect(hasProductPicture('snake-plant')).toBe(true)
  for (const none of ['panel-outdoor', 'head-paper', 'home', 'constructor', '']) {
    expect(hasProductPicture(none), none).toBe(false)
  }
  // So an uploaded one is called on pages, whether or not there is one.
  expect(hasProductPicture('0123456789abcdef-800')).toBe(false)
})
