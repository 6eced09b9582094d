import { expect, test } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { answerTimeWords, readAnswerTime } from './answer-time.server.ts'
import { standardSettings } from './desk-settings.server.ts'

/** In India; the desk is open from ten to seven, Monday to Saturday, and promises four hours. */
test.each([
  ['2025-11-20T12:00', 'You will have an answer by 4:00 pm on Thursday 20 November.'],
  ['2025-11-20T17:30', 'You will have an answer by 12:30 pm on Friday 21 November.'],
  ['2025-11-22T18:59', 'You will have an answer by 1:59 pm on Monday 24 November.'],
  [
    '2025-11-20T19:00',
    'We are closed at the moment. Somebody will answer you from 10:00 am on Friday 21 November.',
  ],
  [
    '2025-11-23T12:00',
    'We are closed at the moment. Somebody will answer you from 10:00 am on Monday 24 November.',
  ],
])('who writes at %s is told when there will be an answer', (local, words) => {
  const told = answerTimeWords(standardSettings, new Date(`${local}:00+05:30`))
  expect(told?.replaceAll(/[,\u202f]/g, '')).toBe(words)
})

test('where nobody is ever there, nothing is promised', () => {
  const hours = { week: [], closedDays: [] }
  expect(answerTimeWords({ hours, promiseMinutes: 240 }, new Date())).toBeUndefined()
})

test('the acknowledgement says it after the words that it always had, by the desk’s own hours', async () => {
  const app = await openTestApp()
  await app.db.insertInto('desk_settings').values({ name: 'promise-hours', value: '1' }).execute()
  const noon = new Date('2025-11-20T06:30:00Z')
  await receiveEnquiry(app, { ...someEnquiry(1), products: [] }, noon)
  const { body } = await app.db
    .selectFrom('outbox')
    .select('body')
    .where('kind', '=', 'visitor-email')
    .executeTakeFirstOrThrow()
  const words = await readAnswerTime(app.db, noon)
  expect(words).toMatch(/by 1:00 pm on Thursday/)
  expect(JSON.parse(body ?? '').text).toContain(`Our team will reach you shortly. ${words} If you`)
})
