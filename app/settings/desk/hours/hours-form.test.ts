import { expect, test } from 'vitest'
import { standardSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { hoursValues, readHoursForm, timeText } from './hours-form.ts'

function form(fields: Record<string, string>, closed: string[] = []) {
  const data = new FormData()
  const usual = { 'promise-hours': '4', 'silence-days': '3' }
  for (const [name, value] of Object.entries({ ...usual, ...fields })) data.set(name, value)
  for (const day of closed) data.append('closed-day', day)
  return data
}

test('a week, closed days, the promise and the silence are read as they are stored', () => {
  const day = { 'open-1': 'on', 'from-1': '09:30', 'to-1': '18:00' }
  expect(readHoursForm(form(day, ['2026-11-26', '', '2026-01-26', '2026-11-26']))).toEqual({
    values: {
      'working-hours': [null, { from: 570, to: 1080 }, null, null, null, null, null],
      'closed-days': ['2026-01-26', '2026-11-26'],
      'promise-hours': 4,
      'silence-days': 3,
    },
  })
  expect(timeText(570)).toBe('09:30')
})

test('a form that changes nothing gives what there is', () => {
  const open = [1, 2, 3, 4, 5, 6].flatMap((place) => [
    [`open-${place}`, 'on'],
    [`from-${place}`, '10:00'],
    [`to-${place}`, '19:00'],
  ])
  expect(readHoursForm(form(Object.fromEntries(open)))).toEqual({
    values: hoursValues(standardSettings),
  })
})

test.each([
  [{ 'open-0': 'on', 'from-0': '19:00', 'to-0': '10:00' }, [], 'day-0', /Sunday: it closes before/],
  [{ 'open-2': 'on', 'from-2': '25:00', 'to-2': '26:00' }, [], 'day-2', /Tuesday: please say/],
  [{ 'promise-hours': '0' }, [], 'promise-hours', /1 to 40/],
  [{ 'silence-days': '1.5' }, [], 'silence-days', /1 to 30/],
  [{}, ['2026-02-30'], 'closed-days', /“2026-02-30” is no day/],
  [{}, Array.from({ length: 61 }, (_, n) => `20${n + 30}-01-01`), 'closed-days', /At most 60/],
])('%j %j is refused at its field', (fields, closed, field, sentence) => {
  const read = readHoursForm(form(fields, closed))
  expect('errors' in read && read.errors[field]).toMatch(sentence)
})
