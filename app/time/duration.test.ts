import { expect, test } from 'vitest'
import { toDuration } from './duration.ts'

test('a wait is told in minutes to an hour, in hours to a day, and then in days', () => {
  expect([0, 25, 59].map((minutes) => toDuration(minutes))).toEqual(['0 min', '25 min', '59 min'])
  expect([60, 130, 340].map((minutes) => toDuration(minutes))).toEqual([
    '1 h',
    '2 h 10 min',
    '5 h 40 min',
  ])
  expect([1_440, 1_560, 2_880].map((minutes) => toDuration(minutes))).toEqual([
    '1 day',
    '1 day 2 h',
    '2 days',
  ])
})

test('a day of nine hours is told as a working day', () => {
  expect([539, 540, 660, 9 * 540 + 120].map((minutes) => toDuration(minutes, 540))).toEqual([
    '8 h 59 min',
    '1 working day',
    '1 working day 2 h',
    '9 working days',
  ])
})
