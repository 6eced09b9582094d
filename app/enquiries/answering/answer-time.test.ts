import { expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { answerTimeWords } from './answer-time.ts'
import { standardSettings } from './desk-settings.server.ts'

/** India's time; the 19th of November 2026 is a Thursday. */
const at = (text: string) => new Date(`2026-11-${text}:00+05:30`)

test.each([
  ['19T10:10', 'You will hear from us by 2:10 pm, Thursday 19 November.'],
  ['19T15:00', 'You will hear from us by 7:00 pm, Thursday 19 November.'],
  ['19T18:00', 'You will hear from us by 1:00 pm, Friday 20 November.'],
  ['21T18:00', 'You will hear from us by 1:00 pm, Monday 23 November.'],
  ['19T07:00', 'We are closed now, and will answer from 10:00 am, Thursday 19 November on.'],
  ['19T19:00', 'We are closed now, and will answer from 10:00 am, Friday 20 November on.'],
  ['21T20:00', 'We are closed now, and will answer from 10:00 am, Monday 23 November on.'],
])('who asks at %s is told: %s', (when, words) => {
  const told = answerTimeWords(at(when), standardSettings)
  expect(told?.replace(/\u00a0/g, ' ')).toBe(words)
  // No line ends within the hour.
  expect(told).toMatch(/\d\u00a0[ap]m,/)
})

test('holidays are left out, and where nobody ever is, nothing is promised', () => {
  const { hours } = standardSettings
  const closedDays = ['20', '21', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`)
  const away = { ...standardSettings, hours: { ...hours, closedDays } }
  expect(answerTimeWords(at('19T20:00'), away)).toMatch(/10:00.am, Saturday 28 November/)
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
    /Our team will reach you shortly\. You will hear from us by 2:00.pm, \w+ \d+ \w+\. If you would rather/,
  )
})

test.each([
  ['19T10:10', 'hi', 'हम आपको गुरुवार 19 नवंबर, दोपहर 2:10 बजे तक जवाब देंगे।'],
  ['21T20:00', 'hi', 'अभी हम बंद हैं। सोमवार 23 नवंबर, सुबह 10:00 बजे से जवाब देंगे।'],
  ['19T10:10', 'mr', 'आम्ही आपल्याला गुरुवारी, 19 नोव्हेंबरला दुपारी 2:10 वाजता किंवा त्याआधी उत्तर देऊ.'],
  ['21T20:00', 'mr', 'आत्ता आम्ही बंद आहोत. सोमवारी, 23 नोव्हेंबरला सकाळी 10:00 वाजता उघडलो की उत्तर देऊ.'],
] as const)('who asks at %s is told the same in %s', (when, language, words) => {
  const told = answerTimeWords(at(when), standardSettings, language)
  expect(told?.replace(/\u00a0/g, ' ')).toBe(words)
  expect(told).toMatch(/\u00a0(2:10|10:00)\u00a0/)
})
