import { expect, test } from 'vitest'
import { findMedian } from './median.ts'

test('The median is the one in the middle, or between the two in the middle', () => {
  const of = (...minutes: number[]) =>
    findMedian(minutes.map((one) => ({ minutes: one, times: 1 })))
  expect([of(), of(7), of(9, 1, 5), of(10, 1, 4, 7)]).toEqual([undefined, 7, 5, 6])
  expect(
    findMedian([
      { minutes: 100, times: 1 },
      { minutes: 2, times: 3 },
    ]),
  ).toBe(2)
})
