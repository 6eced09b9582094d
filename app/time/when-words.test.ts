import { expect, test } from 'vitest'
import { whenDayWords, whenWords } from './when-words.ts'

/** A Sunday, at noon by the phone's clock. */
const now = new Date(2026, 10, 22, 12).getTime()
const at = (month: number, day: number, year = 2026) =>
  new Date(year, month - 1, day, 9, 5).getTime()

test.each([
  ['the hour of today', at(11, 22), '9:05 am', 'today'],
  ['yesterday’s day', at(11, 21), 'Saturday', 'Saturday'],
  ['the day of last Tuesday', at(11, 17), 'Tuesday', 'Tuesday'],
  ['the first day of the last seven', at(11, 16), 'Monday', 'Monday'],
  ['the date of the same weekday before', at(11, 15), '15 November', '15 November'],
  ['an older date', at(3, 2), '2 March', '2 March'],
  ['the year of another year', at(12, 24, 2025), '24 December 2025', '24 December 2025'],
])('a page tells %s', (_, then, when, day) => {
  expect(whenWords(then, now, 'en')).toBe(when)
  expect(whenDayWords(then, now, 'en')).toBe(day)
})

test('a page kept while the clock went ahead is from today', () => {
  expect(whenDayWords(at(12, 3), now, 'en')).toBe('today')
})

test('Hindi and Marathi name the hour by its part of the day, days and months by their names', () => {
  expect(whenWords(at(11, 22), now, 'hi')).toBe('सुबह 9:05 बजे')
  expect(whenWords(at(11, 17), now, 'mr')).toBe('मंगळवार')
  expect(whenWords(at(12, 24, 2025), now, 'hi')).toBe('24 दिसंबर 2025')
  expect(whenDayWords(at(11, 22), now, 'mr')).toBe('आज')
})
