import { expect, test } from 'vitest'
import { endingBefore, erasedBefore, erasedOn } from './retention-period.ts'

const year = { retentionMonths: 12 }
const now = new Date('2026-11-20T06:00:00Z')

test('words are kept for the months of the period, and their end is announced for thirty days', () => {
  expect(erasedBefore(year, now)).toEqual(new Date('2025-11-20T06:00:00Z'))
  expect(endingBefore(year, now)).toEqual(new Date('2025-12-20T06:00:00Z'))
})

test('the months count from the last contact, or from the receipt where there was none', () => {
  const received_at = '2026-01-31T06:00:00.000Z'
  const last_contact_at = '2026-03-01T06:00:00.000Z'
  expect(erasedOn({ received_at, last_contact_at: null }, year)).toEqual(
    new Date('2027-01-31T06:00:00Z'),
  )
  expect(erasedOn({ received_at, last_contact_at }, year)).toEqual(new Date('2027-03-01T06:00:00Z'))
})

test('at the end of a month nothing is erased early, and each contact when it was said', () => {
  const month = { retentionMonths: 1 }
  const morning = new Date('2026-03-31T06:00:00Z')
  expect(erasedBefore(month, morning)).toEqual(new Date('2026-02-28T06:00:00Z'))
  for (const retentionMonths of [1, 2, 3, 11, 12, 24]) {
    for (let day = 0; day < 800; day += 1) {
      const contact = new Date(Date.UTC(2026, 0, 1 + day, 6))
      const period = { retentionMonths }
      const said = erasedOn({ received_at: contact.toISOString(), last_contact_at: null }, period)
      const before = new Date(said.getTime() - 1)
      expect(erasedBefore(period, before) <= contact && contact <= erasedBefore(period, said)).toBe(
        true,
      )
    }
  }
})
