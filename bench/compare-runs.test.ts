import { expect, test } from 'vitest'
import { listWorse, worseInWords } from './compare-runs.ts'
import type { Figure, Row } from './row.ts'

const rows = (figure: Figure, more: Partial<Row> = {}): Row[] => [
  { part: 'load', what: 'a page', figures: [figure], ...more },
]
const ms = (value: number, ...spread: [number, number] | []): Figure => ({
  value,
  unit: 'ms',
  ...(spread.length === 2 && { spread }),
})

test('what got slower by more than its rounds lay apart in either run is told', () => {
  expect(listWorse(rows(ms(10, 9, 11)), rows(ms(12.1, 12, 12.5)))).toEqual([
    { what: 'load, a page', before: 10, now: 12.1, noise: 2, unit: 'ms' },
  ])
  expect(listWorse(rows(ms(10, 9, 11)), rows(ms(12, 12, 12.5)))).toEqual([])
  expect(listWorse(rows(ms(10, 9.9, 10.1)), rows(ms(12, 10, 14)))).toEqual([])
})

test('what got better is not', () => {
  expect(listWorse(rows(ms(10, 9, 11)), rows(ms(2, 1, 3)))).toEqual([])
})

test('of so many a second, of what has a floor below it and of what says so, less is worse', () => {
  const figure = (value: number, more: Partial<Figure>): Figure => ({ value, unit: '', ...more })
  for (const more of [{ unit: '/s' }, { atLeast: 0.5 }, { moreIsBetter: true }]) {
    expect(listWorse(rows(figure(10, more)), rows(figure(5, more)))).toHaveLength(1)
    expect(listWorse(rows(figure(5, more)), rows(figure(10, more)))).toEqual([])
  }
})

test('what was measured once may be off by a tenth', () => {
  expect(listWorse(rows(ms(100)), rows(ms(110)))).toEqual([])
  expect(listWorse(rows(ms(100)), rows(ms(112)))).toHaveLength(1)
})

test('a ratio to the floor is compared, the floor itself is not', () => {
  const [before] = rows(ms(4), { floor: ms(1), ratio: { value: 4, unit: '', spread: [3.9, 4.1] } })
  const [now] = rows(ms(4), { floor: ms(2), ratio: { value: 5, unit: '', spread: [4.9, 5.1] } })
  const worse = listWorse([before as Row], [now as Row])
  expect(worse.map(worseInWords)).toEqual([
    'worse: load, a page, ratio: 5, was 4; rounds of one run lie 0.2 apart',
  ])
})

test('what only one of the runs measured is left out', () => {
  const other: Row[] = [{ part: 'load', what: 'another page', figures: [ms(1)] }]
  expect(listWorse(other, rows(ms(100)))).toEqual([])
  expect(listWorse(rows({ value: undefined, unit: 'ms' }), rows(ms(100)))).toEqual([])
  expect(listWorse(rows(ms(100)), rows({ value: undefined, unit: 'ms' }))).toEqual([])
})
