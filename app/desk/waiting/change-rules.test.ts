import { describe, expect, test } from 'vitest'
import {
  afterAnswer,
  afterStored,
  ageChange,
  beginChange,
  endsSending,
  insistOn,
  tidyChange,
  tryAgain,
  whenSent,
} from './change-rules.ts'
import { changeWords, waitingCount } from './change-words.ts'
import type { WaitingChange } from './waiting-change.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = Date.UTC(2026, 10, 24, 6, 12)
const [asha, ravi] = [1, 2]

/** Asha has given Meera's enquiry another state. */
function written(form: Record<string, string> = {}, place = 3): WaitingChange {
  const change = {
    staffId: asha,
    reference: 'AN-7Q2M0XKE',
    name: 'Meera Deshpande',
    was: 'new',
    form: { intent: 'state', state: 'quoted', version: '4', submission: 'an-id', ...form },
  } as const
  return { ...beginChange(change, now), place }
}
const waiting = written()
const sending: WaitingChange = { ...waiting, state: 'sending' }

describe('what the site says of a change that waited', () => {
  test('stored is forgotten here', () => {
    expect(afterAnswer(waiting, { status: 200, body: { version: 5 } }, now)).toBeUndefined()
  })

  test('somebody was quicker: both values stay here, until its writer insists', () => {
    const clash = { who: 'Ravi changed this to Won', theirs: 'Won', yours: 'Quoted', version: 6 }
    const held = afterAnswer(waiting, { status: 409, body: { clash } }, now)
    expect(held).toMatchObject({ state: 'clash', clash, form: waiting.form })
    expect(whenSent(held as WaitingChange, now)).toBe('never')
    const insisted = insistOn(held as WaitingChange)
    expect(insisted).toMatchObject({ state: 'waiting', form: { version: '6', state: 'quoted' } })
    expect(insisted.clash).toBeUndefined()
  })

  test('refused stays here with the reason, and is not tried again', () => {
    const reasons = [
      [422, { problem: 'The note is empty.' }, 'The note is empty.'],
      [403, {}, 'You may not change enquiries any more.'],
      [413, undefined, 'The site refused it.'],
    ] as const
    for (const [status, body, problem] of reasons) {
      const held = afterAnswer(waiting, { status, body }, now)
      expect(held).toMatchObject({ state: 'refused', problem, form: waiting.form })
      expect(whenSent(held as WaitingChange, now)).toBe('never')
      expect(endsSending(status)).toBe(false)
    }
  })

  test('signed out: it goes when its writer has signed in again, and nothing goes before it', () => {
    const held = afterAnswer(waiting, { status: 401, body: undefined }, now)
    expect(held).toMatchObject({ state: 'waiting', problem: 'You are signed out here.' })
    expect(whenSent(held as WaitingChange, now)).toBe('now')
    expect(endsSending(401)).toBe(true)
  })

  test('somebody else is signed in: it stays as it was, and holds nobody up', () => {
    const answer = { status: 403, body: { notYours: true } }
    for (const one of [waiting, sending]) expect(afterAnswer(one, answer, now)).toEqual(one)
  })

  test('too many, or the site failed: later, and nothing overtakes it', () => {
    const later = afterAnswer(waiting, { status: 429, body: {}, retryAfter: 240 }, now)
    expect(later).toMatchObject({ state: 'waiting', notBefore: now + 4 * minute })
    const unknown = afterAnswer(waiting, { status: 503, body: undefined }, now)
    expect(unknown).toMatchObject({ state: 'sending', notBefore: now + minute })
    for (const one of [later, unknown]) {
      expect(whenSent(one as WaitingChange, now)).toBe('later')
      expect(whenSent(one as WaitingChange, now + 4 * minute)).toBe('now')
    }
    expect([408, 429, 500, 503].map(endsSending)).toEqual([true, true, true, true])
  })
})

test('what the same person did next meets the version that the first made, and others do not', () => {
  const next = written({ state: 'won', submission: 'another' }, 4)
  expect(afterStored(next, waiting, 5).form.version).toBe('5')
  // A note makes no version.
  expect(afterStored(next, waiting, undefined)).toBe(next)
  const others = [
    { ...next, reference: 'AN-OTHER000' },
    { ...next, staffId: ravi },
    written({ version: '3' }),
  ]
  for (const one of others) expect(afterStored(one, waiting, 5)).toBe(one)
})

test('after seven days it is tried no more, its words stay, and it can be tried again', () => {
  expect(ageChange(sending, now + 7 * day)).toBe(sending)
  const over = ageChange(sending, now + 7 * day + 1)
  expect(over).toEqual({ ...sending, state: 'stopped' })
  expect(tryAgain(over, now + 8 * day)).toMatchObject({ state: 'waiting', form: sending.form })
  const refused: WaitingChange = { ...waiting, state: 'refused' }
  expect(ageChange(refused, now + 30 * day)).toBe(refused)
})

test('what somebody else left is not theirs to see, and is forgotten after seven days', () => {
  expect(tidyChange(waiting, asha, now + 8 * day)).toMatchObject({ state: 'stopped' })
  expect(tidyChange(waiting, ravi, now + 7 * day)).toBe(waiting)
  expect(tidyChange(waiting, ravi, now + 7 * day + 1)).toBeUndefined()
})

test('what waits is said in words', () => {
  const lost = { form: { intent: 'state', state: 'lost', lostReason: 'stock' } }
  expect([waiting, lost, { form: { intent: 'note' } }].map(changeWords)).toEqual([
    'is Quoted',
    'is Lost: not in stock',
    'has a note',
  ])
  expect(waitingCount([waiting])).toBe('1 change waits here')
  const stuck: WaitingChange = { ...waiting, state: 'clash' }
  expect(waitingCount([waiting, stuck])).toBe('2 changes wait here, one needs you')
  expect(waitingCount([stuck, stuck])).toBe('2 changes wait here, 2 need you')
})
