import { expect, test } from 'vitest'
import { inWords } from './plant-count.ts'

test('one plant is called so, and many are counted as in India', () => {
  expect([0, 1, 2, 1_240, 124_000].map((count) => inWords(count, 'en'))).toEqual([
    '0 plants',
    '1 plant',
    '2 plants',
    '1,240 plants',
    '1,24,000 plants',
  ])
  expect([1, 124_000].map((count) => inWords(count, 'hi'))).toEqual(['1 पौधा', '1,24,000 पौधे'])
  expect([1, 124_000].map((count) => inWords(count, 'mr'))).toEqual(['1 रोप', '1,24,000 रोपे'])
})
