import { expect, test } from 'vitest'
import { removeWhoAnswers } from '#app/enquiries/answering/changes/put-back.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import type { App } from '#server/app-context.ts'
import { triesOf } from '#tests/support/databases/test-database.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote, potting } from '#tests/support/quotes.ts'
import { acceptQuote, askForChange, askForNewQuote, mostWishes } from './answers.server.ts'
import { changeSentQuote, type QuoteChange } from './change-sent.server.ts'
import { sendQuote } from './send-quote.server.ts'
import { startRevision } from './start-revision.server.ts'

const now = minutesOn(60)

/** The subjects of what tells the staff that a visitor wants something else. */
async function listWishMails({ db }: Pick<App, 'db'>) {
  const rows = await db
    .selectFrom('outbox')
    .select('body')
    .where('kind', '=', 'staff-email')
    .where('body', 'like', '%asks for a%')
    .execute()
  return rows.map(({ body }) => JSON.parse(body ?? '').subject)
}

testOnce('an answer opens no enquiry again for somebody who left', async () => {
  const desk = await openDesk()
  const { app, ask, change, ravi } = desk
  const reference = await ask()
  const { token, revision, sums } = await giveQuote(desk, reference)
  done(await change(reference, { kind: 'person', staffId: ravi }))
  done(await change(reference, { kind: 'state', state: 'lost' }))
  await app.writeTogether((transaction) => removeWhoAnswers(transaction, { staffId: ravi }))
  expect(await findEnquiry(app.db, reference)).toMatchObject({ turn: 'closed', staff_id: ravi })
  await acceptQuote(app, { token, revision, total: sums.total }, minutesOn(20))
  expect(await findEnquiry(app.db, reference)).toMatchObject({ turn: 'ours', staff_id: null })
})

test('an acceptance and what takes the quote away never both win', async () => {
  const desk = await openDesk()
  const { app, ask, asha } = desk
  const doing = { staffId: asha, now }
  const reference = await ask()
  const events = () =>
    app.db
      .selectFrom('enquiry_events')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .where('code', '=', 'quote-accepted')
      .executeTakeFirstOrThrow()
  let accepted = 0
  for (let race = 0; race < triesOf(200); race += 1) {
    const quote = await giveQuote(desk, reference)
    const { revisionId, revision, token, sums } = quote
    const accept = () => acceptQuote(app, { token, revision, total: sums.total }, now)
    const next = race % 3 === 1 ? await startRevision(app, revisionId, doing) : undefined
    const others = [
      () => changeSentQuote(app, revisionId, { kind: 'withdraw', reason: '' }, doing),
      async () => {
        const asked = { revisionId: next ?? 0, version: 1, byEmail: false } as const
        return sendQuote(app, { ...asked, others: 'both-hold' }, doing)
      },
      // Its last day is over for whoever asks a moment later.
      () =>
        acceptQuote(app, { token, revision, total: sums.total }, new Date('2026-11-27T05:00:00Z')),
    ]
    const other = others[race % 3] ?? accept
    const [mine, again] = await Promise.all([accept(), accept(), other()])
    const stands = await findSentQuote(app.db, { revisionId }, now)
    const won = [mine, again].filter((outcome) => outcome && 'done' in outcome).length
    expect(won).toBeLessThan(2)
    accepted += won
    if (stands?.standing === 'accepted') expect(won).toBe(1)
    if (stands?.standing === 'withdrawn') expect(won).toBe(0)
  }
  expect(Number((await events()).many)).toBe(accepted)
})

test('what was accepted is what was seen: another sum or revision is a conflict', async () => {
  const desk = await openDesk()
  const { app, ask, asha } = desk
  const reference = await ask()
  const { token, sums } = await giveQuote(desk, reference)
  const accept = (revision: number, total: number) =>
    acceptQuote(app, { token, revision, total }, now)
  expect(await accept(1, sums.total + 100)).toMatchObject({ conflict: { standing: 'open' } })
  expect(await accept(2, sums.total)).toMatchObject({ conflict: { standing: 'open' } })
  expect(await accept(1, sums.total)).toMatchObject({ done: { standing: 'accepted' } })
  expect(await accept(1, sums.total)).toMatchObject({ already: { standing: 'accepted' } })
  expect(await findEnquiry(app.db, reference)).toMatchObject({
    state: 'quoted',
    turn: 'ours',
    our_turn_since: now.toISOString(),
    next_step: 'Call about delivery.',
  })
  const mails = await app.db
    .selectFrom('outbox')
    .select('body')
    .where('kind', '=', 'staff-email')
    .where('body', 'like', '%accepted quote%')
    .execute()
  expect(mails).toHaveLength(1)
  const paid = { kind: 'paid', on: '2026-11-19', amount: sums.total } as const
  expect(
    await changeSentQuote(
      app,
      (await findSentQuote(app.db, { token }, now))?.revisionId ?? 0,
      paid,
      {
        staffId: asha,
        now,
      },
    ),
  ).toEqual({ done: true })
})

testOnce('a wish arrives as the visitor’s words, and the quote can still be accepted', async () => {
  const desk = await openDesk()
  const { app, ask } = desk
  const reference = await ask()
  const { token, revision, sums } = await giveQuote(desk, reference, { lines: [potting, potting] })
  const words = 'Six instead of ten, and white pots'
  expect(await askForChange(app, { token, words }, now)).toMatchObject({
    done: { standing: 'change-asked' },
  })
  expect(await findEnquiry(app.db, reference)).toMatchObject({ turn: 'ours', state: 'quoted' })
  const notes = await app.db.selectFrom('enquiry_notes').select(['text', 'staff_id']).execute()
  expect(notes).toEqual([{ text: words, staff_id: null }])
  const again = await Promise.all([1, 2].map(() => askForChange(app, { token, words }, now)))
  expect(again).toMatchObject([{ already: {} }, { already: {} }])
  expect(await listWishMails(app)).toHaveLength(1)
  for (let wish = 2; wish <= mostWishes; wish += 1) {
    const other = { token, words: `Wish ${wish}` }
    expect(await askForChange(app, other, now)).toHaveProperty('done')
  }
  expect(await askForChange(app, { token, words: 'More' }, now)).toHaveProperty('tooOften')
  expect(await acceptQuote(app, { token, revision, total: sums.total }, now)).toHaveProperty('done')
  expect(await askForChange(app, { token, words }, now)).toHaveProperty('conflict')
})

testOnce('only an expired quote is asked for again; no other token opens anything', async () => {
  const desk = await openDesk()
  const { app, ask } = desk
  const { token } = await giveQuote(desk, await ask())
  expect(await askForNewQuote(app, { token }, now)).toHaveProperty('conflict')
  // What was asked for while it held is no wish for another.
  expect(await askForChange(app, { token, words: 'Two more, please' }, now)).toHaveProperty('done')
  const later = new Date('2026-12-20T05:00:00Z')
  expect(await askForNewQuote(app, { token }, later)).toMatchObject({
    done: { standing: 'expired' },
  })
  for (let press = 0; press < 10; press += 1) {
    expect(await askForNewQuote(app, { token }, later)).toHaveProperty('already')
  }
  const subjects = await listWishMails(app)
  expect(
    subjects.filter((subject) => subject.includes('asks for a new quote after Q-')),
  ).toHaveLength(1)
  for (const other of ['', token.slice(1), token.toLowerCase(), `${token}x`, 'x\u0000', '../..']) {
    if (other === token) continue
    expect(await findSentQuote(app.db, { token: other }, now)).toBeUndefined()
    expect(await askForChange(app, { token: other, words: 'x' }, now)).toBeUndefined()
  }
})

test('one that was asked for once more is open and goes out again once it holds for longer', async () => {
  const desk = await openDesk()
  const { app, asha: staffId } = desk
  const quote = await giveQuote(desk, await desk.ask())
  const later = new Date('2026-12-08T05:00:00Z')
  expect(await askForNewQuote(app, quote, later)).toHaveProperty('done')
  const change = (to: QuoteChange) =>
    changeSentQuote(app, quote.revisionId, to, { staffId, now: later })
  expect(await change({ kind: 'prolong', until: '2026-12-20' })).toEqual({ done: true })
  expect(await findSentQuote(app.db, quote, later)).toMatchObject({ standing: 'open' })
  expect(await change({ kind: 'send-again' })).toEqual({ done: true })
})

testOnce(
  'a lost enquiry whose visitor accepts is Quoted again, and one taken for spam; a won one stays won',
  async () => {
    const desk = await openDesk()
    const { app, ask, change } = desk
    for (const [state, mobileNumber, then] of [
      ['lost', '9876500001', { state: 'quoted', turn: 'ours' }],
      ['spam', '9876500002', { state: 'quoted', turn: 'ours' }],
      ['won', '9876500003', { state: 'won', turn: 'closed' }],
    ] as const) {
      const reference = await ask({ mobileNumber })
      const { token, revision, sums } = await giveQuote(desk, reference)
      await change(reference, { kind: 'state', state })
      await acceptQuote(app, { token, revision, total: sums.total }, now)
      expect(await findEnquiry(app.db, reference)).toMatchObject(then)
    }
  },
)

testOnce(
  'whoever was taken for spam and asks for a change is ours again, and gets what was taken back',
  async () => {
    const desk = await openDesk()
    const { app, ask, change } = desk
    const reference = await ask()
    const listQuoteMails = () =>
      app.db.selectFrom('outbox').select('id').where('kind', '=', 'quote-email').execute()
    const { token } = await giveQuote(desk, reference)
    const other = await giveQuote(desk, reference)
    done(await change(reference, { kind: 'state', state: 'spam' }))
    expect(await listQuoteMails()).toEqual([])
    expect(await askForChange(app, { token, words: 'Nine pots' }, now)).toHaveProperty('done')
    expect(await findEnquiry(app.db, reference)).toMatchObject({ state: 'quoted', turn: 'ours' })
    // The other quote still holds.
    expect(await listQuoteMails()).toEqual([{ id: other.messageId }])
  },
)
