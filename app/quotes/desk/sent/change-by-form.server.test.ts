import { expect, test } from 'vitest'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { changeSentByForm } from './change-by-form.server.ts'

test('what staff write of a wished change or a withdrawal has 500 characters at most and no control characters', async () => {
  const desk = await openDesk()
  const { app, asha } = desk
  const { revisionId } = await giveQuote(desk, await desk.ask())
  const now = minutesOn(20)
  const post = (form: Record<string, string>) =>
    changeSentByForm(app, revisionId, form, { staffId: asha, now })
  const flowers = '🌼'.repeat(500)
  expect(await post({ intent: 'change-asked', words: `${flowers}!` })).toEqual({
    problem: 'What is to be changed has 500 characters at most.',
    status: 422,
  })
  expect(await post({ intent: 'withdraw', reason: `${flowers}!` })).toEqual({
    problem: 'Why it is withdrawn has 500 characters at most.',
    status: 422,
  })
  expect(await findSentQuote(app.db, { revisionId }, now)).toMatchObject({ standing: 'open' })
  expect(await post({ intent: 'change-asked', words: ' Six\r\n\0instead ' })).toHaveProperty('to')
  const notes = await app.db.selectFrom('enquiry_notes').select('text').execute()
  expect(notes).toEqual([{ text: 'Six\ninstead' }])
  expect(await post({ intent: 'withdraw', reason: `\0${flowers} ` })).toHaveProperty('to')
  expect(await findSentQuote(app.db, { revisionId }, now)).toMatchObject({
    standing: 'withdrawn',
    withdrawReason: flowers,
  })
})
