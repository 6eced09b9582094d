import { expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openSettings } from '#tests/support/pages/settings-desk.ts'
import { action as saveHours } from './hours.route.tsx'

const week = (last: string) =>
  [1, 2, 3, 4, 5, 6].flatMap((day) => [
    [`open-${day}`, 'on'],
    [`from-${day}`, '10:00'],
    [`to-${day}`, last],
  ])
/** The form of the hours, closed at `last`. */
const form = (last: string, more: Record<string, string> = {}) => ({
  ...Object.fromEntries(week(last)),
  'promise-hours': '4',
  'silence-days': '3',
  ...more,
})

test('An owner sets hours, closed days and the promise; what another owner set meanwhile stays', async () => {
  const { send, changes, hours } = await openSettings()
  const to = { to: saveHours }
  expect(await send(form('18:00', { 'closed-day': '2027-01-26' }), to)).toEqual({
    to: '/desk/settings/hours?saved=1,2',
  })
  // From a page that was opened before: only what was touched is written.
  expect(await send(form('19:00', { 'promise-hours': '2' }), to)).toEqual({
    to: '/desk/settings/hours?saved=3',
  })
  expect(await hours()).toMatchObject({
    hours: { week: { 0: undefined, 1: { from: 600, to: 1080 } }, closedDays: ['2027-01-26'] },
    promiseMinutes: 120,
  })
  expect((await changes()).map(({ label, after }) => [label, after])).toEqual([
    ['Answer promise', '2 working hours'],
    ['Closed days', '26 Jan 2027'],
    ['Working hours', 'Monday to Saturday, 10 am to 6 pm'],
  ])
  const wrong = form('09:00', { 'silence-days': '0' })
  expect(await send(wrong, to)).toMatchObject({
    status: 422,
    typed: { 'to-1': ['09:00'] },
    errors: { 'silence-days': expect.any(String), 'day-1': expect.any(String) },
  })
})

test('A page that was opened before a backup was restored sees what is set now, which nobody has changed', async () => {
  const { send } = await openSettings()
  const gone = form('18:00', { 'stored:promise-hours': '2' })
  expect(await send(gone, { to: saveHours })).toMatchObject({
    status: 409,
    conflicts: [{ label: 'Answer promise', yours: '4 working hours', from: 'Set now' }],
  })
})

test('Of two owners who set the same hours and closed days, the second sees both, may insist, and take it back', async () => {
  const { send, hours } = await openSettings()
  const to = { to: saveHours }
  const republic = { 'closed-day': '2027-01-26' }
  await send(form('18:00', { ...republic, 'promise-hours': '2' }), to)
  const refused = await send(form('20:00', { 'closed-day': '2026-12-25' }), to)
  expect(refused).toMatchObject({
    status: 409,
    conflicts: [
      {
        label: 'Working hours',
        yours: 'Monday to Saturday, 10 am to 8 pm',
        theirs: 'Monday to Saturday, 10 am to 6 pm',
        from: expect.stringMatching(/^Asha Patil, Today, /),
      },
      { label: 'Closed days', yours: '25 Dec 2026', theirs: '26 Jan 2027' },
    ],
    typed: { 'to-1': ['20:00'], 'closed-day': ['2026-12-25'] },
    seen: { 'closed-days': '["2027-01-26"]', 'working-hours': expect.any(String) },
  })
  // The promise was not touched: what the other set is shown and stays.
  expect(refused).not.toHaveProperty(['typed', 'promise-hours'])
  expect(refused).not.toHaveProperty(['seen', 'promise-hours'])
  expect(await hours()).toMatchObject({ hours: { closedDays: ['2027-01-26'] } })

  const { seen }: { seen: Record<string, string | null> } = Object(refused)
  const known = Object.entries(seen).map(([name, value]) => [`stored:${name}`, value ?? ''])
  const insisted = form('20:00', {
    'closed-day': '2026-12-25',
    'promise-hours': '2',
    'stored:promise-hours': '2',
    ...Object.fromEntries(known),
  })
  expect(await send(insisted, to)).toEqual({ to: '/desk/settings/hours?saved=4,5' })
  expect(await hours()).toMatchObject({
    hours: { week: { 1: { to: 1200 } }, closedDays: ['2026-12-25'] },
    promiseMinutes: 120,
  })
  expect(await send({ intent: 'undo', changes: '4,5' }, to)).toEqual({
    to: '/desk/settings/hours?undone=6,7',
  })
  expect(await hours()).toMatchObject({
    hours: { week: { 1: { to: 1080 } }, closedDays: ['2027-01-26'] },
  })
  expect(await send({ intent: 'undo', changes: '4,5' }, to)).toEqual({
    to: '/desk/settings/hours?kept',
  })
})
