import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { forgetPerson } from '#app/enquiries/desk/people/forget-person.server.ts'
import type { SentQuote } from '#app/quotes/quote.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { holdMessages } from '#server/delivery/outbox/held-messages.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { SentFloor } from './sent-floor.tsx'
import { SentQuotePage } from './sent-quote.tsx'
import { describeSent } from './sent-view.server.ts'

test('nothing can be pressed on the quote of somebody who is erased', async () => {
  const desk = await openDesk()
  const { app, asha } = desk
  const [open, accepted] = [
    await giveQuote(desk, await desk.ask()),
    await giveQuote(desk, await desk.ask()),
  ]
  const now = minutesOn(20)
  const id = accepted.revisionId
  await changeSentQuote(app, id, { kind: 'accepted' }, { staffId: asha, now })
  await forgetPerson(app.db, { mobile: '9876543210' }, now)
  for (const { revisionId } of [open, accepted]) {
    const quote = await findSentQuote(app.db, { revisionId }, now)
    if (!quote) throw new Error('there is no such quote')
    const view = await describeSent(app, quote, { now, sent: null })
    const pages = [
      createElement(SentQuotePage, { view, problem: undefined }),
      createElement(SentFloor, { view }),
    ]
    const element = createElement('div', null, ...pages)
    const router = createMemoryRouter([{ path: '*', element }])
    const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
    expect(html).toContain('Where it stands')
    expect(html).not.toContain('<button')
  }
})

test('staff read of an e-mail that a restore holds back what lets it go', async () => {
  const desk = await openDesk()
  const { app } = desk
  const { revisionId } = await giveQuote(desk, await desk.ask())
  const now = minutesOn(20)
  await app.db.transaction().execute((transaction) => holdMessages(transaction, now))
  const quote = await findSentQuote(app.db, { revisionId }, now)
  if (!quote) throw new Error('there is no such quote')
  const { facts } = await describeSent(app, quote, { now, sent: null })
  expect(Object.fromEntries(facts)).toMatchObject({
    'E-mail': 'Held back since a backup was restored: it goes if you send it again',
  })
})

test('staff read each payment of the revisions before, and that of this one by itself', async () => {
  const desk = await openDesk()
  const { app, asha } = desk
  const { revisionId } = await giveQuote(desk, await desk.ask())
  const now = minutesOn(20)
  const doing = { staffId: asha, now }
  await changeSentQuote(app, revisionId, { kind: 'accepted' }, doing)
  const paid = { on: '2026-11-19', amount: 2_000 }
  await changeSentQuote(app, revisionId, { kind: 'paid', ...paid }, doing)
  const quote = await findSentQuote(app.db, { revisionId }, now)
  if (!quote) throw new Error('there is no such quote')
  const paidBefore = [
    { revisionId: 1, revision: 1, on: '2026-11-16', amount: 3_300 },
    { revisionId: 2, revision: 2, on: '2026-11-17', amount: 5_000 },
  ]
  const describe = (shown: SentQuote) => describeSent(app, shown, { now, sent: null })
  const { facts, ...view } = await describe({ ...quote, paidBefore })
  const told = facts.filter(([name]) => name.startsWith('Paid'))
  expect(told.map(([name, value]) => [name, value.replaceAll('\u00a0', ' ')])).toEqual([
    ['Paid', 'Rs 20 on 19 Nov'],
    ['Paid before', 'Rs 33 on 16 Nov, Rs 50 on 17 Nov'],
  ])
  // What is typed is all that was received.
  expect(view).toMatchObject({ received: '103', takesBack: '83' })
  expect(view.paidBefore).toEqual([
    { id: 1, words: 'Correct what was received for revision 1' },
    { id: 2, words: 'Correct what was received for revision 2' },
  ])
  // Of a revision that comes to less than was paid before.
  const more = [{ revisionId: 1, revision: 1, on: '2026-11-16', amount: quote.sums.total + 500 }]
  const { facts: ofMore } = await describe({ ...quote, paidBefore: more })
  expect(Object.fromEntries(ofMore)).toMatchObject({
    'Paid too much': 'Rs\u00a025, which the quote does not come to any more',
  })
  const { paid: _, ...unpaid } = { ...quote, paidBefore }
  expect(await describe(unpaid)).toMatchObject({ received: '83', takesBack: undefined })
  expect(await describe(quote)).toMatchObject({ received: '20', takesBack: '0' })
})
