import fc from 'fast-check'
import { expect } from 'vitest'
import { enquiryStates, lostReasons } from '#app/enquiries/answering/enquiry-state.ts'
import { dayText, readDay } from '#app/time/india.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import {
  addUpEnquiries,
  countBySpan,
  type DayCount,
  type StandingCount,
} from './enquiry-figures.ts'
import { listMonths, listWeeks, readRange } from './range.ts'

const now = new Date('2026-11-20T06:30:00Z')
const range = readRange(new URLSearchParams('time=year'), now)
const first = readDay(range.from) ?? 0

const counts: fc.Arbitrary<(StandingCount & DayCount)[]> = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 354 }).map((day) => dayText(first + day)),
    state: fc.constantFrom(...enquiryStates),
    lost_reason: fc.constantFrom(null, ...lostReasons),
    before_desk: fc.constantFrom(0, 0, 0, 1),
    answered: fc.nat(4),
    times: fc.integer({ min: 1, max: 40 }),
  }),
)

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

test('Weeks, months, answers and states give the same total, whatever became of the enquiries', () => {
  fc.assert(
    fc.property(counts, (counted) => {
      const { total, states, beforeDesk, lostReasons, answers, waiting, neverAnswered } =
        addUpEnquiries(counted)
      const received = counted.filter(({ state }) => state !== 'spam')
      const byTime = [listWeeks(range), listMonths(range)].map((spans) =>
        sum(countBySpan(received, spans).map(({ times }) => times)),
      )
      expect(byTime).toEqual([total, total])
      expect(sum(Object.values(states)) + beforeDesk).toBe(total)
      expect(sum(answers) + waiting + neverAnswered + beforeDesk).toBe(total)
      expect(sum(Object.values(lostReasons))).toBe(states.lost)
    }),
    { numRuns: 60 },
  )
})

test('Each enquiry stands where it belongs', () => {
  const one = { lost_reason: null, before_desk: 0, answered: 0, times: 1 }
  expect(
    addUpEnquiries([
      { ...one, state: 'spam', times: 99 },
      { ...one, state: 'new' },
      { ...one, state: 'contacted', answered: 1 },
      { ...one, state: 'won', answered: 4 },
      { ...one, state: 'lost', lost_reason: 'stock', answered: 2 },
      { ...one, state: 'lost' },
      { ...one, state: 'lost', before_desk: 1, times: 5 },
    ]),
  ).toEqual({
    total: 10,
    states: { new: 1, contacted: 1, quoted: 0, won: 1, lost: 2 },
    beforeDesk: 5,
    lostReasons: { price: 0, stock: 1, delivery: 0, 'no-reply': 0, other: 0, unsaid: 1 },
    answers: [1, 1, 0, 1],
    waiting: 1,
    neverAnswered: 1,
  })
})
