import { expect, test } from 'vitest'
import { inWords } from './plant-count.ts'

test('one plant is called so, and many are counted as in India', () => {
  expect([0, 1, 2, 1_240, 124_000].map(inWords)).toEqual([
    '0 plants',
    '1 plant',
    '2 plants',
    '1,240 plants',
    '1,24,000 plants',
  ])
})
