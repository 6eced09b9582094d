import { expect, test } from 'vitest'
import { standardSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import { firstNameOf, plantsWords } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { mailLink } from '#app/enquiries/desk/enquiry/answer-links.ts'
import { listReminderChoices, readIndiaTime } from '#app/enquiries/desk/enquiry/reminder-choices.ts'
import { doneWords } from './done-words.ts'
import { newsWords } from './event-words.ts'
import { failureWords } from './failure-words.ts'
import { numberWords } from './visitor-words.ts'

const { hours } = standardSettings

test('a visitor is called by the first name, whatever stands before it', () => {
  for (const [name, called] of [
    ['Meera Deshpande', 'Meera'],
    [' Dr. Meera  Deshpande', 'Meera'],
    ['Mr.Rahul Patil', 'Rahul'],
    ['smt मीरा देशपांडे', 'मीरा'],
    ['श्री राहुल पाटील', 'राहुल'],
    ['श्रीमती मीरा', 'मीरा'],
    ['सौ. मीरा', 'मीरा'],
    ['डॉ.राहुल', 'राहुल'],
    // Names that only begin so.
    ['Shri Shridhar', 'Shridhar'],
    ['श्रीधर', 'श्रीधर'],
    ['Mr', 'the visitor'],
    ['', 'the visitor'],
  ] as const) {
    expect(firstNameOf(name), name).toBe(called)
  }
  expect([numberWords('9876543210'), numberWords('12')]).toEqual(['+91 98765 43210', '12'])
})

test('the person’s own mail program gets address, subject and lines as they are', () => {
  const link = mailLink('a+b&c@example.com', { subject: 'Ours & yours?', text: 'Hello\nMeera' })
  expect(link).toBe(
    'mailto:a%2Bb%26c@example.com?subject=Ours%20%26%20yours%3F&body=Hello%0D%0AMeera',
  )
})

test('what was asked for is named as far as there is room', () => {
  expect(plantsWords([])).toBe('our plants')
  expect(plantsWords([{ id: 1, name: 'Tulsi', quantity: '2' }])).toBe('Tulsi × 2')
  const many = Array.from({ length: 40 }, (_, id) => ({ id, name: `Plant number ${id}` }))
  expect(plantsWords(many)).toMatch(/ and \d+ more$/)
  expect(plantsWords(many).length).toBeLessThanOrEqual(200)
})

test('a failed e-mail says why in words', () => {
  const said = [
    'refused EENVELOPE 550 5.1.1 RCPT TO',
    'EENVELOPE 552 5.2.2 RCPT TO',
    'ECONNREFUSED',
    'EAUTH 535 5.7.8',
    'EENVELOPE 550',
    'EENVELOPE 530 5.7.0 MAIL FROM',
    'EENVELOPE 553 5.1.8 MAIL FROM',
    'ETLS STARTTLS',
    'ETIMEDOUT DATA',
    null,
  ].map(failureWords)
  expect(said).toEqual([
    'mailbox not found',
    'mailbox full',
    'no connection',
    'our mail server does not accept our password',
    'mailbox not found',
    'our mail server wants a password',
    'our mail server does not let us send from our address',
    'our mail server does not encrypt',
    'the mail server did not say whether it took it',
    'the mail server refused it',
  ])
})

test('working hours are told as one tells a visitor', () => {
  expect(hoursWords(hours)).toBe('Monday to Saturday, 10 am to 7 pm')
  const half = { from: 9 * 60 + 30, to: 13 * 60 }
  const week = [half, undefined, ...hours.week.slice(2, 6), half]
  expect(hoursWords({ week })).toBe(
    'Tuesday to Friday, 10 am to 7 pm; Saturday to Sunday, 9:30 am to 1 pm',
  )
  const [from, to] = [10 * 60, 17 * 60]
  const uneven = [undefined, { from, to: to + 60 }, { from, to }, { from: from + 60, to }]
  expect(hoursWords({ week: uneven })).toBe(
    'Monday, 10 am to 6 pm; Tuesday, 10 am to 5 pm; Wednesday, 11 am to 5 pm',
  )
  expect(hoursWords({ week: [] })).toBe('by appointment')
  expect(hoursWords(hours, 'hi')).toBe('सोमवार से शनिवार, सुबह 10 से शाम 7 बजे तक')
  expect(hoursWords(hours, 'mr')).toBe('सोमवार ते शनिवार, सकाळी 10 ते संध्याकाळी 7')
})

test('reminders are proposed for times at which somebody is there', () => {
  const wordsAt = (at: string) => listReminderChoices(new Date(at), hours).map(({ words }) => words)
  // Thursday, ten in the morning in India.
  expect(wordsAt('2026-11-19T04:30:00Z')).toEqual([
    'Today, 1 pm',
    'Today, 5 pm',
    'Tomorrow, 10 am',
    'Sat, 10 am',
    'Mon, 10 am',
  ])
  // Saturday, a quarter to five: too late for five, and nobody is there on Sunday.
  expect(wordsAt('2026-11-21T11:15:00Z')).toEqual(['Mon, 10 am', 'Tue, 10 am'])
})

test('a time that is typed is India’s', () => {
  expect(readIndiaTime('2026-11-22T13:00')?.toISOString()).toBe('2026-11-22T07:30:00.000Z')
  expect(['', '2026-11-22', '2026-13-45T99:99', 'now'].map(readIndiaTime)).toEqual(
    Array(4).fill(undefined),
  )
})

test('what nobody of the staff did is told without a name', () => {
  const event = { from: null, by: undefined, toPerson: undefined }
  expect(newsWords({ ...event, code: 'wrote-again', to: 'AN-1' }, 'Meera')).toBe(
    'Meera sent another enquiry',
  )
  expect(newsWords({ ...event, code: 'state', to: 'lost:price' }, 'Meera')).toBe(
    'This was changed to Lost',
  )
})

test('of spam it is told how long it is shown: it is not erased then', () => {
  const event = { id: 1, at: '', from: 'new', to: 'spam', undoes: null, undoable: true }
  const closed = { turn: 'closed', step: '' } as const
  expect(doneWords({ ...event, code: 'state' }, 'Meera', new Date(), closed)).toEqual({
    title: 'Marked as spam',
    text: 'Shown under Spam for 30 days, and found by a search after that.',
  })
})
