import { expect, test } from 'vitest'
import { clockHour, clockTime } from './clock.ts'

test.each([
  [0, '12:00 am', 'रात 12:00 बजे', 'रात्री 12:00 वाजता'],
  [3 * 60 + 59, '3:59 am', 'रात 3:59 बजे', 'रात्री 3:59 वाजता'],
  [9 * 60 + 5, '9:05 am', 'सुबह 9:05 बजे', 'सकाळी 9:05 वाजता'],
  [12 * 60, '12:00 pm', 'दोपहर 12:00 बजे', 'दुपारी 12:00 वाजता'],
  [16 * 60, '4:00 pm', 'शाम 4:00 बजे', 'संध्याकाळी 4:00 वाजता'],
  [23 * 60 + 59, '11:59 pm', 'रात 11:59 बजे', 'रात्री 11:59 वाजता'],
])('minute %i of the day is told as people say it', (minutes, en, hi, mr) => {
  expect([clockTime(minutes, 'en'), clockTime(minutes, 'hi'), clockTime(minutes, 'mr')]).toEqual([
    en,
    hi,
    mr,
  ])
})

test('a full hour of some hours is told without its minutes', () => {
  expect([clockHour(10 * 60, 'en'), clockHour(19 * 60, 'hi'), clockHour(19 * 60, 'mr')]).toEqual([
    '10 am',
    'शाम 7',
    'संध्याकाळी 7',
  ])
  expect(clockHour(9 * 60 + 30, 'en')).toBe('9:30 am')
})
