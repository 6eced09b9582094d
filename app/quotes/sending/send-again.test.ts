import { expect, test } from 'vitest'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { listOutcomes } from '#app/quotes/quote-outcomes.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { holdMessages } from '#server/delivery/outbox/held-messages.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote, writeQuote } from '#tests/support/quotes.ts'
import { acceptQuote, askForNewQuote } from './answers.server.ts'
import { changeSentQuote, type QuoteChange } from './change-sent.server.ts'
import { sendQuote } from './send-quote.server.ts'

/** A desk that has just sent Meera a quote, and what can be done with it. */
async function openSent(ways: { byEmail: boolean; byChat: boolean }) {
  const desk = await openDesk()
  const { app, asha, ask } = desk
  const reference = await ask()
  const draft = await writeQuote(desk, reference)
  const doing = { staffId: asha, now: minutesOn(10) }
  await sendQuote(app, { ...draft, ...ways }, doing)
  const { revisionId } = draft
  const change = (to: QuoteChange, minutes: number) =>
    changeSentQuote(app, revisionId, to, { staffId: asha, now: minutesOn(minutes) })
  const mails = () =>
    app.db.selectFrom('outbox').select(['id', 'state']).where('kind', '=', 'quote-email').execute()
  const events = async () => {
    const rows = await app.db.selectFrom('enquiry_events').select('code').orderBy('id').execute()
    return rows.map(({ code }) => code).filter((code) => code.startsWith('quote-'))
  }
  const mark = (state: 'sent' | 'given-up') =>
    app.db.updateTable('outbox').set({ state }).where('kind', '=', 'quote-email').execute()
  const enquiry = () => findEnquiry(app.db, reference)
  const quote = () => findSentQuote(app.db, { revisionId }, minutesOn(20))
  return { ...desk, reference, change, mails, events, mark, enquiry, quote }
}

test('a quote whose e-mail a restore holds back goes out when staff send it again', async () => {
  const { app, change, mails, events } = await openSent({ byEmail: true, byChat: false })
  await app.db.transaction().execute((transaction) => holdMessages(transaction, minutesOn(11)))
  for (const minutes of [20, 21]) {
    expect(await change({ kind: 'send-again' }, minutes)).toEqual({ done: true })
  }
  expect(await mails()).toHaveLength(1)
  const message = await app.db
    .selectFrom('outbox')
    .select(['held_at', 'next_attempt_at'])
    .where('kind', '=', 'quote-email')
    .executeTakeFirst()
  expect(message).toEqual({ held_at: null, next_attempt_at: minutesOn(20).toISOString() })
  expect(await events()).toEqual(['quote-sent', 'quote-sent-again'])
})

test('a quote goes out by e-mail again as it is, once a press and five times at most', async () => {
  const { change, mails, events, mark, quote, enquiry } = await openSent({
    byEmail: true,
    byChat: false,
  })
  const first = await quote()
  // It is on its way already.
  expect(await change({ kind: 'send-again' }, 11)).toEqual({ done: true })
  expect(await mails()).toHaveLength(1)
  await mark('sent')
  await Promise.all([change({ kind: 'send-again' }, 12), change({ kind: 'send-again' }, 12)])
  expect(await mails()).toHaveLength(2)
  await mark('sent')
  // Whoever presses again a moment after it went means the same press.
  expect(await change({ kind: 'send-again' }, 12.5)).toEqual({ done: true })
  expect(await events()).toEqual(['quote-sent', 'quote-sent-again'])
  expect(await quote()).toMatchObject({
    number: first?.number,
    revision: 1,
    token: first?.token,
    sums: first?.sums,
  })
  expect(await enquiry()).toMatchObject({ state: 'quoted', turn: 'theirs', last_done: 'quoted' })
  // What was given up is tried again, and is no second e-mail.
  await mark('given-up')
  expect(await change({ kind: 'send-again' }, 20)).toEqual({ done: true })
  expect(await mails()).toHaveLength(2)
  for (const minutes of [30, 40, 50]) {
    await mark('sent')
    expect(await change({ kind: 'send-again' }, minutes)).toEqual({ done: true })
  }
  await mark('sent')
  expect(await change({ kind: 'send-again' }, 60)).toEqual({
    refused: 'It went out 5 times again already: call, or send it by WhatsApp.',
  })
  expect(await mails()).toHaveLength(5)
})

test('whether the draft in WhatsApp was sent is written down, and what nobody got stays ours', async () => {
  const { change, events, enquiry, quote } = await openSent({ byEmail: false, byChat: true })
  expect(await quote()).toMatchObject({ chat: 'draft', messageId: null })
  expect(await change({ kind: 'chat', isSent: false }, 12)).toEqual({ done: true })
  expect(await quote()).toMatchObject({ chat: 'not-sent', standing: 'open' })
  expect(await enquiry()).toMatchObject({ turn: 'ours', next_step: 'Send Meera the quote.' })
  await change({ kind: 'chat', isSent: true }, 14)
  await change({ kind: 'chat', isSent: true }, 14)
  expect(await quote()).toMatchObject({ chat: 'sent', chatAt: minutesOn(14).toISOString() })
  expect(await enquiry()).toMatchObject({
    turn: 'theirs',
    last_done: 'quoted',
    next_step: 'Ask Meera about the quote.',
  })
  // Having opened it once more without sending it takes nothing back.
  await change({ kind: 'chat', isSent: false }, 16)
  expect(await enquiry()).toMatchObject({ turn: 'theirs' })
  expect(await events()).toEqual(['quote-sent', 'quote-not-written', 'quote-written'])
})

testOnce('what went by e-mail too is with its visitor, whatever became of the draft', async () => {
  const { change, enquiry, events } = await openSent({ byEmail: true, byChat: true })
  await change({ kind: 'chat', isSent: false }, 12)
  expect(await enquiry()).toMatchObject({ turn: 'theirs' })
  expect(await events()).toEqual(['quote-sent'])
})

testOnce('what was accepted by mistake is open again, unless it is paid', async () => {
  const { app, change, enquiry, quote, events } = await openSent({ byEmail: true, byChat: false })
  const { token = null, revision = 0, sums } = (await quote()) ?? {}
  const accept = () =>
    acceptQuote(app, { token: token ?? '', revision, total: sums?.total ?? 0 }, minutesOn(15))
  expect(await change({ kind: 'not-accepted' }, 12)).toHaveProperty('refused')
  await accept()
  expect(await enquiry()).toMatchObject({ turn: 'ours' })
  expect(await change({ kind: 'not-accepted' }, 16)).toEqual({ done: true })
  expect(await quote()).toMatchObject({ standing: 'open', answeredAt: null })
  expect(await enquiry()).toMatchObject({ turn: 'theirs' })
  expect(await accept()).toHaveProperty('done')
  await change({ kind: 'paid', on: '2026-11-19', amount: 25_000 }, 17)
  expect(await change({ kind: 'not-accepted' }, 18)).toHaveProperty('refused')
  expect(await events()).toEqual([
    'quote-sent',
    'quote-accepted',
    'quote-reopened',
    'quote-accepted',
    'quote-paid',
  ])
})

testOnce(
  'of a quote that nobody wants the enquiry is lost, and both are open again for whoever changes their mind',
  async () => {
    const { app, asha, change, enquiry, quote, events } = await openSent({
      byEmail: true,
      byChat: false,
    })
    const { token = null, revision = 0, sums } = (await quote()) ?? {}
    expect(await change({ kind: 'declined' }, 12)).toEqual({ done: true })
    expect(await quote()).toMatchObject({ standing: 'declined', answeredBy: asha })
    expect(await enquiry()).toMatchObject({ state: 'lost', turn: 'closed', quote_ends_at: null })
    expect(await listOutcomes(app.db, minutesOn(0), minutesOn(13))).toMatchObject([
      { outcome: 'declined' },
    ])
    const accepted = { token: token ?? '', revision, total: sums?.total ?? 0 }
    expect(await acceptQuote(app, accepted, minutesOn(13))).toHaveProperty('conflict')
    for (const kind of ['declined', 'accepted', 'not-accepted'] as const) {
      expect(await change({ kind }, 14)).toHaveProperty('refused')
    }
    expect(await change({ kind: 'not-declined' }, 15)).toEqual({ done: true })
    expect(await quote()).toMatchObject({ standing: 'open', answeredAt: null })
    expect(await enquiry()).toMatchObject({ state: 'quoted', turn: 'theirs' })
    expect(await change({ kind: 'not-declined' }, 16)).toHaveProperty('refused')
    expect(await acceptQuote(app, accepted, minutesOn(17))).toHaveProperty('done')
    expect(await events()).toEqual([
      'quote-sent',
      'quote-declined',
      'quote-reopened',
      'quote-accepted',
    ])
  },
)

testOnce('who wants it after all wants the change that was asked for', async () => {
  const { change, enquiry, quote } = await openSent({ byEmail: true, byChat: false })
  await change({ kind: 'change-asked', words: 'Two fewer pots' }, 12)
  await change({ kind: 'declined' }, 13)
  expect(await change({ kind: 'not-declined' }, 14)).toEqual({ done: true })
  expect(await quote()).toMatchObject({ standing: 'change-asked' })
  expect(await enquiry()).toMatchObject({
    ...{ state: 'quoted', turn: 'ours' },
    next_step: 'Send Meera a changed quote.',
  })
})

testOnce(
  'who wants it after all wants no change where only another last day was asked for',
  async () => {
    const { app, asha: staffId, quote, enquiry } = await openSent({ byEmail: true, byChat: false })
    const { token = null, revisionId = 0 } = (await quote()) ?? {}
    const now = new Date('2026-12-08T05:00:00Z')
    expect(await askForNewQuote(app, { token: token ?? '' }, now)).toHaveProperty('done')
    const changes: QuoteChange[] = [
      { kind: 'prolong', until: '2026-12-20' },
      { kind: 'declined' },
      { kind: 'not-declined' },
    ]
    for (const to of changes) {
      expect(await changeSentQuote(app, revisionId, to, { staffId, now })).toEqual({ done: true })
    }
    expect(await findSentQuote(app.db, { revisionId }, now)).toMatchObject({ standing: 'open' })
    expect(await enquiry()).toMatchObject({
      turn: 'theirs',
      next_step: 'Ask Meera about the quote.',
    })
  },
)

testOnce('who wants one of two quotes has not lost interest', async () => {
  const desk = await openDesk()
  const { app, ask, asha: staffId } = desk
  const reference = await ask()
  const { revisionId } = await giveQuote(desk, reference)
  await giveQuote(desk, reference)
  await changeSentQuote(app, revisionId, { kind: 'declined' }, { staffId, now: minutesOn(20) })
  expect(await findEnquiry(app.db, reference)).toMatchObject({ state: 'quoted', turn: 'theirs' })
})

testOnce(
  'a withdrawn quote is not waited for: its visitor is told, unless another one is open',
  async () => {
    const desk = await openDesk()
    const { app, ask, asha: staffId } = desk
    const reference = await ask()
    const { revisionId } = await giveQuote(desk, reference)
    const second = await giveQuote(desk, reference)
    const withdraw = { kind: 'withdraw', reason: '' } as const
    await changeSentQuote(app, revisionId, withdraw, { staffId, now: minutesOn(20) })
    expect(await findEnquiry(app.db, reference)).toMatchObject({ turn: 'theirs' })
    await changeSentQuote(app, second.revisionId, withdraw, { staffId, now: minutesOn(30) })
    expect(await findEnquiry(app.db, reference)).toMatchObject({
      turn: 'ours',
      next_step: 'Tell Meera that the quote is withdrawn.',
      remind_at: null,
    })
  },
)

test('a quote about to end makes it our turn, and one that holds for longer theirs again', async () => {
  const desk = await openDesk()
  const { app, ask, asha, change, inbox } = desk
  const reference = await ask()
  const { revisionId } = await giveQuote(desk, reference)
  // Its last day is Thursday the 26th; from the reminder on somebody waits for an answer.
  const reminder = { at: new Date('2026-12-10T05:00:00Z') }
  await change(reference, { kind: 'next-step', text: 'Show her the other palms', reminder })
  const [eve, before] = [new Date('2026-11-24T18:30:00Z'), new Date('2026-11-24T18:29:00Z')]
  expect(await inbox('', before)).toMatchObject({ ourTurn: [], theirTurn: [{ reference }] })
  expect(await inbox('', eve)).toMatchObject({ ourTurn: [{ reference }], theirTurn: [] })
  const prolong = { kind: 'prolong', until: '2026-12-05' } as const
  await changeSentQuote(app, revisionId, prolong, { staffId: asha, now: eve })
  expect(await inbox('', eve)).toMatchObject({ ourTurn: [], theirTurn: [{ reference }] })
  expect(await inbox('', new Date('2026-12-03T18:30:00Z'))).toMatchObject({
    ourTurn: [{ reference }],
  })
  const withdraw = { kind: 'withdraw', reason: '' } as const
  await changeSentQuote(app, revisionId, withdraw, { staffId: asha, now: eve })
  expect(await inbox('', new Date('2026-12-09T18:30:00Z'))).toMatchObject({ ourTurn: [] })
})
