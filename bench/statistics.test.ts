import { expect, test } from 'vitest'
import { median, quantile, ratioTo, summary } from './statistics.ts'

test('the median is the middle, whatever the order', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([7])).toBe(7)
  expect(() => median([])).toThrow('nothing')
})

test('a quantile is a number that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(quantile(hundred, 0.99)).toBe(99)
  expect(quantile([5], 0.99)).toBe(5)
})

test('a summary keeps the lowest and the highest round', () => {
  expect(summary([3, 1, 2])).toEqual({ value: 2, spread: [1, 3] })
})

test('a ratio is taken within each round, so that what the machine did else meets both sides', () => {
  expect(ratioTo([1, 3, 2], [4, 12, 6])).toEqual({ value: 4, spread: [3, 4] })
})
