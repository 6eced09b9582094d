import { expect, test } from 'vitest'
import { budgetInWords, inWords, judge, type Row } from './row.ts'

const row = (...figures: Row['figures']): Row => ({ part: 'load', what: 'a page', figures })

test('a number beyond its budget is over, on whichever side the budget lies', () => {
  expect(judge(row({ value: 31, unit: 'ms', atMost: 30 }))).toBe('over')
  expect(judge(row({ value: 30, unit: 'ms', atMost: 30 }))).toBe('ok')
  expect(judge(row({ value: 0.49, unit: '', atLeast: 0.5 }))).toBe('over')
  expect(judge(row({ value: 0.5, unit: '', atLeast: 0.5 }))).toBe('ok')
})

test('one number that is over makes the row over', () => {
  const fine = { name: 'CLS', value: 0, unit: '', atMost: 0.01 }
  const late = { name: 'LCP', value: 1_200, unit: 'ms', atMost: 1_000 }
  expect(judge(row(fine, late))).toBe('over')
})

test('what could not be measured is said, and what has no budget has no verdict', () => {
  expect(judge(row({ value: undefined, unit: '', atLeast: 0.5 }))).toBe('not measured')
  expect(judge(row({ value: 12, unit: 'ms' }))).toBe('')
})

test('numbers and budgets can be read', () => {
  const ratio = { value: 0.4321, unit: '', spread: [0.41, 0.45] as const, atLeast: 0.5 }
  const rate = { name: 'rate', value: 11_342.4, unit: '/s' }
  expect(inWords([ratio, undefined, rate])).toBe('0.432 (0.41 to 0.45), rate 11,342/s')
  expect(budgetInWords(row(ratio, rate))).toBe('>= 0.5')
  expect(budgetInWords(row({ name: 'LCP', value: 9, unit: 'ms', atMost: 1_000 }))).toBe(
    'LCP <= 1,000 ms',
  )
})

test('the ratio to a floor is judged beside the number itself', () => {
  const page = { value: 2, unit: 'ms' }
  const cards = { value: 0.5, unit: 'ms' }
  const slow = { ...row(page), floor: cards, ratio: { value: 4.1, unit: '', atMost: 4 } }
  expect(judge(slow)).toBe('over')
  expect(budgetInWords(slow)).toBe('ratio <= 4')
  expect(judge({ ...slow, ratio: { value: 4, unit: '', atMost: 4 } })).toBe('ok')
})
