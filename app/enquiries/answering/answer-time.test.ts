import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/desk.ts'
import { answerTimeWords } from './answer-time.ts'
import { standardSettings } from './desk-settings.server.ts'

/** India's time; the 19th of November 2026 is a Thursday. */
const at = (text: string) => new Date(`2026-11-${text}:00+05:30`)

test.each([
  ['19T10:10', 'You will hear from us by 2:10 pm.'],
  ['19T18:00', 'You will hear from us by 1:00 pm tomorrow.'],
  ['21T18:00', 'You will hear from us by 1:00 pm on Monday.'],
  ['19T07:00', 'We are closed now, and will answer from 10:00 am on.'],
  ['19T19:00', 'We are closed now, and will answer from 10:00 am tomorrow on.'],
  ['21T20:00', 'We are closed now, and will answer from 10:00 am on Monday on.'],
])('who asks at %s is told: %s', (when, words) => {
  expect(answerTimeWords(at(when), standardSettings)?.replace(/\u202f/g, ' ')).toBe(words)
})

test('after holidays the day is named, and where nobody ever is, nothing is promised', () => {
  const { hours } = standardSettings
  const closedDays = ['20', '21', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`)
  const away = { ...standardSettings, hours: { ...hours, closedDays } }
  expect(answerTimeWords(at('19T20:00'), away)).toMatch(/10:00.am on 28 November/)
  const never = { ...standardSettings, hours: { week: [], closedDays: [] } }
  expect(answerTimeWords(at('19T12:00'), never)).toBeUndefined()
})

test('the e-mail to a visitor says so, by the staff’s own hours', async () => {
  const { app, ask } = await openDesk()
  const reference = await ask()
  const { body } = await app.db
    .selectFrom('outbox')
    .select('body')
    .where('subject_reference', '=', reference)
    .where('kind', '=', 'visitor-email')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(body ?? '').text).toMatch(
    /Our team will reach you shortly\. You will hear from us by 2:00.pm\. If you would rather/,
  )
})
