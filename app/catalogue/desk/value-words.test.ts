import { expect, test } from 'vitest'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { valueWords } from './value-words.ts'

test('the history says months as a reader says them, with where they hold and who says so', () => {
  const told = (months: ProductEdit['months']) => valueWords('months', { months }, String)
  const flower = ['January', 'February', 'December'] as const
  const months = { sow: [], plant: [], flower: [...flower], region: '', source: '' }
  expect(told(months)).toBe('Flowers: December to February')
  expect(told({ ...months, sow: ['May'], region: 'Konkan', source: 'Our beds' })).toBe(
    'Sow: May\nFlowers: December to February\nKonkan\n(Our beds)',
  )
  expect(told(null)).toBe('Not known')
})
