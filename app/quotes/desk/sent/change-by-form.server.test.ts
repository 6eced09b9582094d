import { expect, test } from 'vitest'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { changeSentByForm } from './change-by-form.server.ts'

/** A quote that was sent, and Asha who presses the buttons of its page. */
async function openSent() {
  const desk = await openDesk()
  const { app, asha } = desk
  const { revisionId } = await giveQuote(desk, await desk.ask())
  const now = minutesOn(20)
  return {
    app,
    post: (form: Record<string, string>) =>
      changeSentByForm(app, revisionId, form, { staffId: asha, now }),
    find: () => findSentQuote(app.db, { revisionId }, now),
  }
}

test('what staff write of a wished change or a withdrawal has 500 characters at most and no control characters', async () => {
  const { app, post, find } = await openSent()
  const flowers = '🌼'.repeat(500)
  expect(await post({ intent: 'change-asked', words: `${flowers}!` })).toEqual({
    problem: 'What is to be changed has 500 characters at most.',
    status: 422,
  })
  expect(await post({ intent: 'withdraw', reason: `${flowers}!` })).toEqual({
    problem: 'Why it is withdrawn has 500 characters at most.',
    status: 422,
  })
  expect(await find()).toMatchObject({ standing: 'open' })
  expect(await post({ intent: 'change-asked', words: ' Six\r\n\0instead ' })).toHaveProperty('to')
  const notes = await app.db.selectFrom('enquiry_notes').select('text').execute()
  expect(notes).toEqual([{ text: 'Six\ninstead' }])
  expect(await post({ intent: 'withdraw', reason: `\0${flowers} ` })).toHaveProperty('to')
  expect(await find()).toMatchObject({
    standing: 'withdrawn',
    withdrawReason: flowers,
  })
})

test('two who write down a payment at once do not write over each other, and a wrong amount is named', async () => {
  const { post, find } = await openSent()
  const pay = (amount: string, received: string) =>
    post({ intent: 'paid', on: '2026-11-19', amount, received })
  await post({ intent: 'accepted' })
  expect(await pay('100.555', '')).toEqual({
    problem: expect.stringMatching(/^“100\.555” is no amount\./),
    status: 422,
  })
  expect(await pay('200', '')).toHaveProperty('to')
  expect(await pay('50', '')).toEqual({
    problem: 'Somebody has written down Rs 200 meanwhile: see what stands there now.',
    status: 409,
  })
  expect(await pay('250', '200')).toHaveProperty('to')
  expect(await find()).toMatchObject({
    paid: { amount: 25_000 },
  })
})

test('a quote is made valid for a year longer at most: a slip in the year is told', async () => {
  const { post } = await openSent()
  const prolong = (until: string) => post({ intent: 'prolong', until })
  expect(await prolong('2028-11-30')).toEqual({
    problem: 'Valid until is more than a year from now. Is it the right year?',
    status: 422,
  })
  expect(await prolong('2027-11-19')).toHaveProperty('to')
})
