import { describe, expect, test } from 'vitest'
import type { Reminder } from './changes/enquiry-change.ts'
import { standardSettings } from './desk-settings.server.ts'
import { afterDeed, afterReminder, type Deed, inTurn, type Standing, turnAt } from './turn.ts'

/** India's time; the 19th of November 2026 is a Thursday. */
const at = (text: string) => new Date(`2026-11-${text}:00+05:30`)
const received = at('19T11:00')
const fresh = {
  state: 'new',
  lost_reason: null,
  turn: 'ours',
  turn_since: received.toISOString(),
  our_turn_since: received.toISOString(),
  last_done: 'received',
  last_done_at: received.toISOString(),
  last_contact_at: received.toISOString(),
  first_answer_at: null,
  answer_minutes: null,
  staff_id: null,
  remind_at: null,
  remind_when_written: 0,
  quote_ends_at: null,
  before_desk: 0,
} as const satisfies Standing

const isReminder = (what: Deed | Reminder): what is Reminder =>
  typeof what === 'object' || what === 'none' || what === 'when-written'

function doTo(row: Standing, when: string, deed: Deed): Standing {
  const since = { received_at: received.toISOString() }
  return afterDeed({ ...row, ...since }, deed, at(when), standardSettings)
}

/** Goes through deeds and reminders, each at its time. */
function through(...steps: [when: string, what: Deed | Reminder][]): Standing {
  let row: Standing = fresh
  for (const [when, what] of steps) {
    row = isReminder(what)
      ? afterReminder(row, what, at(when), standardSettings)
      : doTo(row, when, what)
  }
  return row
}

function turnOn(row: Standing, when: string) {
  const { turn, since } = turnAt(row, at(when))
  return [turn, since]
}

describe('whose turn it is', () => {
  test('a new enquiry is ours since it came', () => {
    expect(turnOn(fresh, '30T12:00')).toEqual(['ours', received.toISOString()])
  })

  test('after we spoke it is ours from then on, or theirs where we wait for them', () => {
    const spoken = through(['19T15:00', 'reached'])
    expect(spoken).toMatchObject({ state: 'contacted', last_done: 'reached' })
    expect(turnOn(spoken, '30T12:00')).toEqual(['ours', at('19T15:00').toISOString()])
    const waits = inTurn(spoken, 'theirs', at('19T15:10'), standardSettings)
    expect(turnOn(waits, '19T15:10')).toEqual(['theirs', at('19T15:10').toISOString()])
    expect(inTurn(waits, 'theirs', at('19T15:20'), standardSettings)).toEqual(waits)
    const ours = inTurn(waits, 'ours', at('20T10:00'), standardSettings)
    expect(turnOn(ours, '20T10:00')).toEqual(['ours', at('20T10:00').toISOString()])
  })

  test('what we do after a call can be put off to a time', () => {
    const row = through(['19T15:00', 'reached'], ['19T15:01', { at: at('20T10:00') }])
    expect(turnOn(row, '20T09:59')[0]).toBe('theirs')
    expect(turnOn(row, '20T10:00')[0]).toBe('ours')
  })

  test.each<Deed>(['written', 'contacted', 'quoted'])(
    'after %s it is theirs, until three working days were silent',
    (deed) => {
      const row = through(['19T15:00', deed])
      expect(turnOn(row, '19T15:00')).toEqual(['theirs', at('19T15:00').toISOString()])
      expect(turnOn(row, '23T14:59')[0]).toBe('theirs')
      expect(turnOn(row, '23T15:00')).toEqual(['ours', at('23T15:00').toISOString()])
    },
  )

  test.each<Deed>(['won', 'lost', 'spam'])('%s is closed, reminders and all', (deed) => {
    const row = through(
      ['19T15:00', 'reached'],
      ['19T15:01', { at: at('20T10:00') }],
      ['19T16:00', deed],
    )
    expect(row).toMatchObject({ state: deed, our_turn_since: null, remind_at: null })
    expect(turnOn(row, '30T12:00')[0]).toBe('closed')
  })

  test('no answer leaves it ours, and waiting as long as before', () => {
    const row = through(['19T15:00', 'no-answer'])
    expect(turnOn(row, '19T15:00')).toEqual(['ours', received.toISOString()])
  })

  test('no answer with a reminder is theirs until that is due', () => {
    const row = through(['19T15:00', 'no-answer'], ['19T15:01', { at: at('20T10:00') }])
    expect(turnOn(row, '20T09:59')[0]).toBe('theirs')
    expect(turnOn(row, '20T10:00')).toEqual(['ours', at('20T10:00').toISOString()])
  })

  test('no answer without its reminder again is ours again', () => {
    const row = through(
      ['19T15:00', 'no-answer'],
      ['19T15:01', { at: at('20T10:00') }],
      ['19T15:02', 'none'],
    )
    expect(turnOn(row, '19T15:02')[0]).toBe('ours')
  })

  test('no second answer either: ours since the reminder was due, until the next one', () => {
    const twice = through(
      ['19T15:00', 'no-answer'],
      ['19T15:01', { at: at('20T10:00') }],
      ['20T10:00', 'no-answer'],
    )
    expect(turnOn(twice, '20T11:00')).toEqual(['ours', at('20T10:00').toISOString()])
    expect(twice.remind_at).toBeNull()
    const next = afterReminder(twice, { at: at('21T10:00') }, at('20T11:01'), standardSettings)
    expect(turnOn(next, '20T12:00')[0]).toBe('theirs')
    expect(turnOn(next, '21T10:00')[0]).toBe('ours')
  })

  test('no answer without a reminder stays ours, and with another one is put off again', () => {
    const none = through(['19T15:00', 'no-answer'], ['19T15:01', 'none'])
    expect(turnOn(none, '19T15:01')).toEqual(['ours', received.toISOString()])
    const again = through(
      ['19T15:00', 'no-answer'],
      ['19T15:01', { at: at('20T10:00') }],
      ['19T15:02', { at: at('21T10:00') }],
    )
    expect(turnOn(again, '20T12:00')[0]).toBe('theirs')
    expect(turnOn(again, '21T10:00')).toEqual(['ours', at('21T10:00').toISOString()])
  })

  test('no answer to another call does not end their silence, nor make it longer', () => {
    const row = through(['19T15:00', 'quoted'], ['20T12:00', 'no-answer'])
    expect(turnOn(row, '23T14:59')).toEqual(['theirs', at('19T15:00').toISOString()])
    expect(turnOn(row, '23T15:00')).toEqual(['ours', at('23T15:00').toISOString()])
  })

  test('a reminder does not take a visitor’s turn away who was never answered', () => {
    const row = through(['19T15:00', { at: at('20T10:00') }])
    expect(turnOn(row, '19T16:00')).toEqual(['ours', received.toISOString()])
    expect(row.remind_at).toBe(at('20T10:00').toISOString())
  })

  test('a reminder that was set before nobody answered counts as set', () => {
    const row = through(['19T15:00', { at: at('20T10:00') }], ['19T16:00', 'no-answer'])
    expect(row.turn).toBe('theirs')
    expect(turnOn(row, '19T16:00')[0]).toBe('theirs')
    expect(turnOn(row, '20T10:00')[0]).toBe('ours')
  })

  test('a reminder stands instead of the silence, sooner or later', () => {
    const later = through(['19T15:00', 'quoted'], ['19T15:01', { at: at('30T10:00') }])
    expect(turnOn(later, '28T10:00')[0]).toBe('theirs')
    const sooner = through(['19T15:00', 'quoted'], ['19T15:01', { at: at('20T10:00') }])
    expect(turnOn(sooner, '20T10:00')[0]).toBe('ours')
    const without = afterReminder(sooner, 'none', at('19T15:02'), standardSettings)
    expect(turnOn(without, '23T14:59')[0]).toBe('theirs')
    expect(turnOn(without, '23T15:00')[0]).toBe('ours')
  })

  test('where nobody is ever there, silence makes nothing ours', () => {
    const never = { ...standardSettings, hours: { week: [], closedDays: [] } }
    const row = { ...fresh, received_at: received.toISOString() }
    expect(afterDeed(row, 'quoted', at('19T15:00'), never)).toMatchObject({
      turn: 'theirs',
      our_turn_since: null,
    })
  })

  test('when they write again: neither time nor silence makes it ours', () => {
    const row = through(['19T15:00', 'quoted'], ['19T15:01', 'when-written'])
    expect(turnOn(row, '30T23:59')[0]).toBe('theirs')
    const written = doTo(row, '30T12:00', 'wrote-again')
    expect(turnOn(written, '30T12:00')).toEqual(['ours', at('30T12:00').toISOString()])
  })

  test('what is due can be put off: theirs again until then', () => {
    const row = through(['19T15:00', 'quoted'], ['23T16:00', { at: at('25T10:00') }])
    expect(turnOn(row, '24T10:00')[0]).toBe('theirs')
    expect(turnOn(row, '25T10:00')[0]).toBe('ours')
  })

  test('handed back it is ours from then on', () => {
    const row = through(['19T15:00', 'written'], ['20T12:00', 'handed-back'])
    expect(turnOn(row, '20T12:00')).toEqual(['ours', at('20T12:00').toISOString()])
    expect(row).toMatchObject({ state: 'contacted', turn: 'ours' })
  })

  test('given back the state of a new one it is ours from then on', () => {
    const row = through(['19T15:00', 'won'], ['20T12:00', 'new'])
    expect(row).toMatchObject({ state: 'new', turn: 'ours' })
    expect(turnOn(row, '20T12:00')).toEqual(['ours', at('20T12:00').toISOString()])
  })

  test.each<Deed>(['reached', 'written', 'no-answer', 'handed-back', 'wrote-again'])(
    'what is closed stays closed after %s',
    (deed) => {
      const row = through(['19T15:00', 'won'], ['20T12:00', deed])
      expect(row).toMatchObject({ state: 'won', turn: 'closed', last_done: deed })
      expect(turnOn(row, '30T12:00')).toEqual(['closed', at('19T15:00').toISOString()])
    },
  )

  test.each<Deed>(['reached', 'written'])('what was quoted stays quoted after %s', (deed) => {
    expect(through(['19T15:00', 'quoted'], ['20T12:00', deed]).state).toBe('quoted')
  })

  test('handed back or asked about again while it waits for us, it has not waited less', () => {
    const row = through(['20T12:00', 'handed-back'], ['20T13:00', 'wrote-again'])
    expect(turnOn(row, '20T13:00')).toEqual(['ours', received.toISOString()])
  })

  test('a reminder that was kept is forgotten, one that lies ahead is not', () => {
    const kept = through(
      ['19T15:00', 'quoted'],
      ['19T15:01', { at: at('20T10:00') }],
      ['20T10:00', 'written'],
    )
    expect(kept.remind_at).toBeNull()
    const ahead = through(
      ['19T15:00', 'quoted'],
      ['19T15:01', { at: at('20T10:00') }],
      ['19T18:00', 'written'],
    )
    expect(turnOn(ahead, '20T10:00')).toEqual(['ours', at('20T10:00').toISOString()])
  })

  test('what was set aside and released has waited since it came', () => {
    const released = through(['19T11:00', 'spam'], ['20T12:00', 'released'])
    expect(released.state).toBe('new')
    expect(turnOn(released, '20T12:00')).toEqual(['ours', received.toISOString()])
  })
})

describe('the first answer', () => {
  test('is timed in working minutes, once', () => {
    const row = through(['19T12:30', 'written'], ['20T12:00', 'quoted'])
    expect(row).toMatchObject({
      first_answer_at: at('19T12:30').toISOString(),
      answer_minutes: 90,
      last_contact_at: at('20T12:00').toISOString(),
    })
  })

  test.each<Deed>(['no-answer', 'lost', 'spam'])('is not %s', (deed) => {
    expect(through(['19T12:30', deed])).toMatchObject({
      first_answer_at: null,
      last_contact_at: received.toISOString(),
    })
  })

  test('to what came before the desk is not timed', () => {
    const row = doTo({ ...fresh, before_desk: 1 }, '20T12:00', 'written')
    expect(row.answer_minutes).toBeNull()
  })
})
