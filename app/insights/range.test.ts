import { describe, expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { listBars, listMonths, listWeeks, readRange } from './range.ts'

/** A Friday at noon in India. */
const now = new Date('2026-11-20T06:30:00Z')
const read = (asked: string) => readRange(new URLSearchParams(asked), now)

describe('the time that is looked at', () => {
  test.each([
    ['', '2026-08-24', '2026-11-20'],
    ['time=13-weeks', '2026-08-24', '2026-11-20'],
    ['time=4-weeks', '2026-10-26', '2026-11-20'],
    ['time=year', '2025-12-01', '2026-11-20'],
    ['time=dates&from=2026-10-01&until=2026-10-31', '2026-10-01', '2026-10-31'],
    ['time=dates&from=2026-10-31&until=2026-10-01', '2026-10-01', '2026-10-31'],
    ['time=dates&from=2026-11-20&until=2027-01-01', '2026-11-20', '2026-11-20'],
    ['time=dates&from=1900-01-01&until=2026-11-20', '2016-11-12', '2026-11-20'],
    // The day from which days are numbered.
    ['time=dates&from=1970-01-01&until=2026-11-20', '2016-11-12', '2026-11-20'],
    ['time=dates&from=yesterday', '2026-08-24', '2026-11-20'],
    ['time=always', '2026-08-24', '2026-11-20'],
  ])('%j', (asked, from, until) => {
    expect(read(asked)).toMatchObject({ from, until, today: '2026-11-20' })
  })

  test('ends with India’s day', () => {
    const late = new Date('2026-11-20T18:45:00Z')
    expect(readRange(new URLSearchParams(), late).today).toBe('2026-11-21')
  })
})

describe('its weeks and months', () => {
  test('are whole but the running one', () => {
    const weeks = listWeeks(read('time=4-weeks'))
    expect(weeks.map(({ from, isWhole }) => [from, isWhole])).toEqual([
      ['2026-10-26', true],
      ['2026-11-02', true],
      ['2026-11-09', true],
      ['2026-11-16', false],
    ])
    expect(weeks.at(-1)?.until).toBe('2026-11-20')
  })

  test('say so where only a part of them is looked at', () => {
    const range = read('time=dates&from=2026-10-14&until=2026-10-28')
    expect(listWeeks(range)).toEqual([
      { from: '2026-10-14', until: '2026-10-18', isWhole: false },
      { from: '2026-10-19', until: '2026-10-25', isWhole: true },
      { from: '2026-10-26', until: '2026-10-28', isWhole: false },
    ])
    expect(listMonths(read('time=dates&from=2026-01-15&until=2026-03-31'))).toEqual([
      { from: '2026-01-15', until: '2026-01-31', isWhole: false },
      { from: '2026-02-01', until: '2026-02-28', isWhole: true },
      { from: '2026-03-01', until: '2026-03-31', isWhole: true },
    ])
  })

  test('a week is not over on its Sunday', () => {
    const sunday = new Date('2026-11-22T06:30:00Z')
    expect(listWeeks(readRange(new URLSearchParams(), sunday)).at(-1)?.isWhole).toBe(false)
  })

  test('a longer time stands in months', () => {
    expect(listBars(read('')).by).toBe('week')
    const { by, spans } = listBars(read('time=year'))
    expect([by, spans.length]).toEqual(['month', 12])
  })
})
