import fc from 'fast-check'
import { expect } from 'vitest'
import { dayNumber, dayText, readDay } from '#app/time/india.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { firstKeptMonth, listPeriods, listPeriodsOf, monthBefore } from './periods.ts'

const first = readDay('2024-01-01') ?? 0

test('A day is India’s: it begins at half past six in the evening before, in UTC', () => {
  const day = (text: string) => dayText(dayNumber(new Date(text)))
  expect(day('2026-11-20T18:29:59.999Z')).toBe('2026-11-20')
  expect(day('2026-11-20T18:30:00.000Z')).toBe('2026-11-21')
})

test.each(['2026-02-29', '2026-13-01', '2026-1-1', 'yesterday', '', '2026-11-20T00:00'])(
  '%j is no day',
  (text) => {
    expect(readDay(text)).toBeUndefined()
  },
)

test('Whole months stand for their days, and what is left stands by itself', () => {
  expect(listPeriods({ from: '2026-01-30', until: '2026-04-02' })).toEqual([
    ...['2026-01-30', '2026-01-31', '2026-02', '2026-03', '2026-04-01', '2026-04-02'],
  ])
  expect(listPeriods({ from: '2026-11-01', until: '2026-11-30' })).toEqual(['2026-11'])
  expect(listPeriods({ from: '2026-11-02', until: '2026-11-01' })).toEqual([])
})

test('Quarters and years stand for their months where all of these are kept', () => {
  const days = { from: '2024-10-01', until: '2026-04-01' }
  expect(listPeriods(days, firstKeptMonth('2026-11-22'))).toEqual([
    ...['2024-10', '2024-11', '2024-12', '2025-01/P1Y', '2026-01/P3M', '2026-04-01'],
  ])
  expect(listPeriods(days, '2024-10')[0]).toBe('2024-10/P3M')
  expect(listPeriodsOf('2026-12-31')).toEqual([
    ...['2026-12-31', '2026-12', '2026-10/P3M', '2026-01/P1Y'],
  ])
})

test('Whatever days are asked for, each belongs to one period, and no other day does', () => {
  const asked = fc.tuple(fc.nat(1_000), fc.nat(1_000), fc.constantFrom(undefined, '2024-11'))
  fc.assert(
    fc.property(asked, ([start, length, longSince]) => {
      const wanted = Array.from({ length: length + 1 }, (_, index) =>
        dayText(first + start + index),
      )
      const until = wanted.at(-1) ?? ''
      const periods = listPeriods({ from: wanted[0] ?? '', until }, longSince)
      const covered = Array.from({ length: 2_100 }, (_, index) => dayText(first + index)).filter(
        (day) => listPeriodsOf(day).some((period) => periods.includes(period)),
      )
      expect(covered).toEqual(wanted)
      expect(new Set(periods).size).toBe(periods.length)
    }),
    { numRuns: 40 },
  )
})

test('Months are counted back over the end of a year', () => {
  expect(['2026-11', '2026-01'].map((month) => monthBefore(month, 24))).toEqual([
    '2024-11',
    '2024-01',
  ])
  expect(monthBefore('2026-01', 1)).toBe('2025-12')
})
