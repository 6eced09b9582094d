import { describe, expect, test } from 'vitest'
import type { WaitingEnquiry } from './waiting-enquiry.ts'
import {
  afterAnswer,
  ageWaiting,
  beginAgain,
  beginWaiting,
  canChange,
  isDue,
} from './waiting-rules.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = Date.UTC(2026, 10, 24, 6, 12)
const written: WaitingEnquiry = {
  ...beginWaiting(
    {
      submissionId: 'an-id',
      url: '/enquiry/create',
      content: { fullName: 'Meera', products: [{ id: 7 }] },
      about: ['Snake Plant × 12'],
    },
    now,
  ),
  place: 3,
}
const sending: WaitingEnquiry = { ...written, state: 'sending' }

describe('the site’s answer', () => {
  test('that it is stored wipes the words and keeps the reference', () => {
    const body = { reference: 'AN-7Q2M0XKE', answerTime: 'You will hear from us by 4 pm.' }
    const sent = afterAnswer(sending, { status: 201, body }, now)
    expect(sent).toMatchObject({ state: 'sent', sentAt: now, ...body })
    expect(JSON.stringify(sent)).not.toMatch(/Meera|Snake/)
    expect(isDue(sent, now)).toBe(false)
  })

  test('that something is wrong gives it back to be changed', () => {
    const errors = { mobileNumber: 'Valid 10-digit phone number is required.' }
    const wrong = afterAnswer(sending, { status: 422, body: { errors } }, now)
    expect(wrong).toMatchObject({ state: 'wrong', errors, content: written.content })
    expect([canChange(wrong), isDue(wrong, now)]).toEqual([true, false])
  })

  test('that there were too many lets it wait as long as the site says', () => {
    const tooMany = { status: 429, body: {}, retryAfter: 240 }
    const later = afterAnswer(written, tooMany, now)
    expect(later).toMatchObject({ state: 'waiting', notBefore: now + 4 * minute })
    expect(canChange(later)).toBe(true)
    expect(isDue(later, now + 4 * minute - 1)).toBe(false)
    expect(isDue(later, now + 4 * minute)).toBe(true)
    // Where an attempt before had no answer it may have been stored.
    expect(canChange(afterAnswer(sending, tooMany, now))).toBe(false)
  })

  test('that the site failed leaves open whether it was stored: it is only asked about', () => {
    for (const status of [500, 502, 503, 408]) {
      const unknown = afterAnswer(sending, { status, body: undefined }, now)
      expect([unknown.state, canChange(unknown)]).toEqual(['sending', false])
      expect(isDue(unknown, now + minute)).toBe(true)
    }
  })

  test('that is no JSON of ours leaves it waiting, whoever in between refused it', () => {
    for (const status of [400, 404, 405, 413]) {
      const later = afterAnswer(written, { status, body: undefined }, now)
      expect(later).toMatchObject({ state: 'waiting', content: written.content })
      expect(isDue(later, now)).toBe(false)
      expect(isDue(later, now + 61_000)).toBe(true)
    }
  })

  test('that it can never be taken stops it, with its words', () => {
    const stopped = afterAnswer(sending, { status: 413, body: {} }, now)
    expect(stopped).toMatchObject({ state: 'stopped', content: written.content })
  })

  test('that is a 201 without a reference is no answer', () => {
    expect(afterAnswer(sending, { status: 201, body: {} }, now).state).toBe('sending')
  })
})

describe('seven days', () => {
  test('are how long it is tried, and then its words stay', () => {
    expect(ageWaiting(sending, now + 7 * day)).toBe(sending)
    const over = ageWaiting(sending, now + 7 * day + 1)
    expect(over).toEqual({ ...sending, state: 'stopped' })
    expect(isDue(over, now + 8 * day)).toBe(false)
  })

  test('begin from the first for who tries again, and what had left stays as it left', () => {
    const later = now + 8 * day
    const refused: WaitingEnquiry = { ...written, state: 'stopped', notBefore: later + minute }
    const again = [written, refused, sending].map((one) => beginAgain(one, later))
    expect(again.map(canChange)).toEqual([true, true, false])
    expect(again.map((one) => isDue(ageWaiting(one, later), later))).toEqual([true, true, true])
  })

  test('begin again where the clock was wrong', () => {
    const early = { ...written, writtenAt: Date.UTC(2015, 0, 1) }
    expect(ageWaiting(early, now)).toEqual({ ...written, writtenAt: now })
    const ahead = { ...written, writtenAt: now + 400 * day }
    expect(ageWaiting(ahead, now)).toEqual({ ...written, writtenAt: now })
  })

  test('do not pass while the clock still is wrong', () => {
    const early = { ...written, writtenAt: Date.UTC(2015, 0, 1) }
    expect(ageWaiting(early, Date.UTC(2015, 0, 2))).toBe(early)
  })

  test('a clock that goes back sends nobody away for more than an hour', () => {
    const later = { ...written, notBefore: now + 30 * day }
    expect(isDue(later, now)).toBe(true)
  })
})
