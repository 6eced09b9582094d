import fc from 'fast-check'
import { expect, test } from 'vitest'
import { istTime } from './day-words.ts'
import {
  dayNumber,
  dayText,
  indiaClock,
  indiaDay,
  indiaInstant,
  indiaTime,
  localTime,
  readDay,
  startOfMonth,
} from './india.ts'

/** The same asked of the platform, which knows India's time by its name. */
const timeZone = 'Asia/Kolkata'
const written = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})
const told = new Intl.DateTimeFormat('en-IN', { timeZone, dateStyle: 'medium', timeStyle: 'short' })

const instant = fc.date({
  min: new Date('1950-01-01T00:00Z'),
  max: new Date('2150-01-01T00:00Z'),
  noInvalidDate: true,
})

test('an instant is written as the clocks of India show it', () => {
  fc.assert(
    fc.property(instant, (at) => {
      expect(localTime(at.toISOString())).toBe(written.format(at))
      expect(istTime(at.toISOString())).toBe(told.format(at))
      expect(indiaTime(at)).toBe(`${indiaDay(at)}T${indiaClock(at)}`)
    }),
  )
})

test('a day that is written is read as the same, and begins at its midnight in India', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const day = indiaDay(at)
      expect(readDay(day)).toBe(dayNumber(at))
      expect(dayText(dayNumber(at))).toBe(day)
      expect(indiaTime(indiaInstant(day))).toBe(`${day}T00:00`)
      expect(indiaTime(startOfMonth(at))).toBe(`${day.slice(0, 7)}-01T00:00`)
    }),
  )
})

test('what is no day of the calendar is none', () => {
  const wrong = [
    '',
    'today',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '2026-11-22T00:00',
    ' 2026-11-22',
  ]
  expect(wrong.filter((text) => readDay(text) !== undefined)).toEqual([])
})
