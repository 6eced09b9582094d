import { expect, test } from 'vitest'
import { withoutTaken } from './without-taken.ts'

test('a field is emptied of exactly what was taken', () => {
  expect(withoutTaken('18 in shed 2', '18 in shed 2')).toBe('')
  expect(withoutTaken('18 in shed 2, 50 cm', '18 in shed 2')).toBe(', 50 cm')
  expect(withoutTaken('Call on Monday', '18 in shed 2')).toBe('Call on Monday')
})
