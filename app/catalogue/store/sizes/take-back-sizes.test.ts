import { expect, test } from 'vitest'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { takeBackSizes } from './take-back-sizes.ts'

const size = (number: number, change: Partial<ProductSize> = {}): ProductSize => ({
  ...{ number, label: number === 0 ? '' : `Pot ${number}`, labels: {} },
  ...{ price: null, availability: null, ...change },
})

test('what is as a change left it goes back, and what was changed since stays and is named', () => {
  const before = [size(1, { price: 10_000 }), size(2, { price: 20_000 })]
  const after = [size(1, { price: 10_500 }), size(2, { price: 21_000 })]
  const now = [
    size(1, { price: 10_500, availability: { is: 'away', backIn: null } }),
    size(2, { price: 25_000 }),
    size(3),
  ]
  expect(takeBackSizes({ before, after }, now)).toEqual({
    sizes: [
      size(1, { price: 10_000, availability: { is: 'away', backIn: null } }),
      size(2, { price: 25_000 }),
      size(3),
    ],
    stays: ['Pot 2: price'],
  })
})

test('a size that came goes unless somebody has changed it, and one that went comes back', () => {
  const after = [size(1), size(2)]
  const now = [size(1), size(2, { price: 4_000 })]
  expect(takeBackSizes({ before: [size(3)], after }, now)).toEqual({
    sizes: [size(2, { price: 4_000 }), size(3)],
    stays: ['Pot 2: the whole size'],
  })
})

test('the only size, of which nothing was known, loses what the change said and nothing else', () => {
  const after = [size(0, { availability: { is: 'available' } })]
  const now = [size(0, { price: 5_000, availability: { is: 'available' } })]
  expect(takeBackSizes({ before: [], after }, now)).toEqual({
    sizes: [size(0, { price: 5_000 })],
    stays: [],
  })
})
