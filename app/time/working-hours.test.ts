import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standardSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { indiaDay } from './india.ts'
import {
  addWorkingDays,
  addWorkingMinutes,
  findOpening,
  isOpenAt,
  type WorkingHours,
  workingMinutes,
} from './working-hours.ts'

const { hours } = standardSettings
/** India's time, as on the wall of the office. */
const at = (text: string) => new Date(`${text}:00+05:30`)

describe('the clock of working hours', () => {
  test.each([
    ['within one day', '2026-11-19T10:30', '2026-11-19T12:00', 90],
    ['from before we open', '2026-11-19T06:00', '2026-11-19T11:00', 60],
    ['over a night', '2026-11-19T18:30', '2026-11-20T10:30', 60],
    ['over a Sunday', '2026-11-21T18:00', '2026-11-23T11:00', 120],
    ['on a Sunday', '2026-11-22T09:00', '2026-11-22T21:00', 0],
    ['backwards', '2026-11-19T12:00', '2026-11-19T10:30', 0],
    ['over a whole week', '2026-11-16T00:00', '2026-11-23T00:00', 6 * 9 * 60],
  ])('%s', (_, from, to, minutes) => {
    expect(workingMinutes(at(from), at(to), hours)).toBe(minutes)
  })

  test('stands still on a closed day', () => {
    const holiday = { ...hours, closedDays: ['2026-11-19'] }
    expect(workingMinutes(at('2026-11-18T18:00'), at('2026-11-20T11:00'), holiday)).toBe(120)
    expect(isOpenAt(at('2026-11-19T12:00'), holiday)).toBe(false)
  })

  test('never moves where nobody is ever there', () => {
    const never: WorkingHours = { week: [], closedDays: [] }
    expect(workingMinutes(at('2026-11-18T18:00'), at('2027-11-20T11:00'), never)).toBe(0)
    expect(findOpening(at('2026-11-18T18:00'), never)).toBeUndefined()
    expect(addWorkingDays(at('2026-11-18T18:00'), 3, never)).toBeUndefined()
    expect(addWorkingMinutes(at('2026-11-18T18:00'), 1, never)).toBeUndefined()
  })

  test.each([
    ['from a Thursday afternoon, over Sunday', '2026-11-19T15:00', '2026-11-23T15:00'],
    ['from a Sunday: from Monday’s opening', '2026-11-22T15:00', '2026-11-26T10:00'],
    ['from late on Saturday: from Monday’s opening', '2026-11-21T20:00', '2026-11-26T10:00'],
  ])('three working days %s', (_, from, to) => {
    expect(addWorkingDays(at(from), 3, hours)).toEqual(at(to))
  })

  test('no working day of silence has passed as soon as somebody is there', () => {
    expect(addWorkingDays(at('2026-11-22T15:00'), 0, hours)).toEqual(at('2026-11-23T10:00'))
  })

  test('the day is India’s', () => {
    expect(indiaDay(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21')
    expect(indiaDay(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22')
  })
})

const day = fc.option(
  fc
    .tuple(fc.integer({ min: 0, max: 1_440 }), fc.integer({ min: 0, max: 1_440 }))
    .map(([from, to]) => ({ from, to })),
  { nil: undefined },
)
const someHours: fc.Arbitrary<WorkingHours> = fc.record({
  week: fc.array(day, { minLength: 7, maxLength: 7 }),
  closedDays: fc.array(
    fc.integer({ min: 0, max: 60 }).map((days) => indiaDay(new Date(Date.UTC(2026, 9, 1 + days)))),
    { maxLength: 5 },
  ),
})
const instant = fc
  .integer({ min: 0, max: 60 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2026, 9, 1) + minutes * 60_000))

describe('whatever the hours are, the clock', () => {
  test('goes on from where it was, never back, and never quicker than time', () => {
    fc.assert(
      fc.property(someHours, instant, instant, instant, (some, ...instants) => {
        const [a, b, c] = instants.sort((x, y) => x.getTime() - y.getTime())
        const whole = workingMinutes(a, c, some)
        expect(whole).toBe(workingMinutes(a, b, some) + workingMinutes(b, c, some))
        expect(whole).toBeGreaterThanOrEqual(0)
        expect(whole).toBeLessThanOrEqual((c.getTime() - a.getTime()) / 60_000)
      }),
    )
  })

  test('moves in each minute in which somebody is there, and in no other', () => {
    fc.assert(
      fc.property(someHours, instant, (some, start) => {
        const end = new Date(start.getTime() + 60_000)
        expect(workingMinutes(start, end, some)).toBe(isOpenAt(start, some) ? 1 : 0)
      }),
    )
  })

  test('reads as many minutes as were added', () => {
    fc.assert(
      // A minute a week is so many minutes within the ten years that are counted.
      fc.property(someHours, instant, fc.integer({ min: 1, max: 500 }), (some, from, minutes) => {
        const to = addWorkingMinutes(from, minutes, some)
        if (to) expect(workingMinutes(from, to, some)).toBe(minutes)
        else expect(some.week.some((open) => open && open.to > open.from)).toBe(false)
      }),
    )
  })

  test('comes to so many working days while somebody is there, and later for more of them', () => {
    fc.assert(
      fc.property(someHours, instant, fc.integer({ min: 1, max: 9 }), (some, from, days) => {
        const to = addWorkingDays(from, days, some)
        if (!to) return
        expect(isOpenAt(to, some)).toBe(true)
        expect(to > from).toBe(true)
        const more = addWorkingDays(from, days + 1, some)
        expect(more && more > to).toBe(true)
      }),
    )
  })
})
