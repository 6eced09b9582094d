import { expect, test } from 'vitest'
import { clockWords, dayHeading, dayWords, momentWords } from './day-words.ts'

// Wednesday, 26 November 2025, 11 in the morning in India.
const now = new Date('2025-11-26T05:30:00Z')

test('a moment is told as people say it, in India’s time', () => {
  const said = [
    '2025-11-26T03:44:00Z',
    '2025-11-26T07:30:00Z',
    // Before midnight in London, after it in India.
    '2025-11-25T19:00:00Z',
    '2025-11-25T04:00:00Z',
    '2025-11-27T04:30:00Z',
    '2025-11-21T04:30:00Z',
    '2025-11-12T04:30:00Z',
    '2024-11-12T04:30:00Z',
  ].map((at) => momentWords(at, now))
  expect(said).toEqual([
    'Today, 9:14 am',
    'Today, 1 pm',
    'Today, 12:30 am',
    'Yesterday, 9:30 am',
    'Tomorrow, 10 am',
    'Fri, 10 am',
    '12 Nov, 10 am',
    '12 Nov 2024, 10 am',
  ])
})

test('a day and a time stand alone as well', () => {
  expect(dayWords('2025-11-22T04:30:00Z', now)).toBe('Sat')
  expect(clockWords('2025-11-22T06:35:00Z')).toBe('12:05 pm')
  expect(dayHeading('2025-11-22T04:30:00Z', now)).toBe('Saturday, 22 Nov')
  expect(dayHeading('2025-11-26T04:30:00Z', now)).toBe('Today')
})
