import { describe, expect, test } from 'vitest'
import { forgetPerson } from '#app/enquiries/desk/people/forget-person.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote, potting, writeQuote } from '#tests/support/quotes.ts'
import { draftOf, findRevision, throwDraft } from './drafts/drafts.server.ts'
import { countQuotes, listQuotes } from './quote-list.server.ts'
import { changeSentQuote } from './sending/change-sent.server.ts'
import { financialYear } from './sending/quote-numbers.server.ts'
import { sendQuote } from './sending/send-quote.server.ts'
import { startRevision } from './sending/start-revision.server.ts'
import { findSentQuote } from './sent-quotes.server.ts'

describe('a quote that is sent', () => {
  testOnce(
    'has its number, its sums and its mail, and the enquiry is Quoted with a reminder',
    async () => {
      const desk = await openDesk()
      const { app, ask } = desk
      const reference = await ask({ products: [{ id: 1, quantity: '2' }] })
      const lines = [
        { product: 1, what: 'Plant', quantity: '2', price: '160.50', taxRate: '0' },
        potting,
      ]
      const quote = await giveQuote(desk, reference, {
        lines,
        discount: 'percent',
        discountValue: '5',
        note: 'All of one height',
      })
      expect(quote).toMatchObject({
        number: 'Q-2026-0001',
        revision: 1,
        standing: 'open',
        validUntil: '2026-11-26',
        sums: {
          lines: [32_100, 25_000],
          linesSum: 57_100,
          discount: 2_900,
          delivery: 7_900,
          total: 62_100,
        },
        note: 'All of one height',
      })
      expect(quote.token).toMatch(/^[\w-]{22}$/)
      const row = await findEnquiry(app.db, reference)
      expect(row).toMatchObject({
        state: 'quoted',
        turn: 'theirs',
        next_step: 'Ask Meera about the quote.',
        // Thursday, then Friday, Saturday, and Monday at ten.
        remind_at: '2026-11-23T04:30:00.000Z',
      })
      const mail = await app.db
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'quote-email')
        .executeTakeFirstOrThrow()
      expect(mail).toMatchObject({
        channel: 'quote',
        recipient: 'meera@example.com',
        id: quote.messageId,
      })
      expect(mail.body).toContain(`/quote?token=${quote.token}`)
      const events = await app.db.selectFrom('enquiry_events').select(['code', 'to_code']).execute()
      expect(events).toContainEqual({ code: 'quote-sent', to_code: 'Q-2026-0001' })
    },
  )

  testOnce('is sent once, as it was looked at', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const draft = await writeQuote(desk, await ask())
    const doing = { staffId: asha, now: minutesOn(10) }
    const send = (version: number) =>
      sendQuote(app, { revisionId: draft.revisionId, version, byEmail: true }, doing)
    expect(await send(draft.version - 1)).toEqual({ changed: true })
    const both = await Promise.all([send(draft.version), send(draft.version)])
    expect(both).toContainEqual({ sent: true })
    expect(both).toContainEqual({ changed: true })
    expect(await app.db.selectFrom('quote_counters').selectAll().execute()).toEqual([
      { year: 2026, last: 1 },
    ])
  })

  testOnce('leaves a reminder that a person set for an earlier time', async () => {
    const desk = await openDesk()
    const reference = await desk.ask()
    await desk.change(reference, { kind: 'state', state: 'contacted' }, { at: minutesOn(5) })
    const at = new Date('2026-11-20T05:00:00Z')
    await desk.change(reference, { kind: 'next-step', reminder: { at } }, { at: minutesOn(6) })
    await giveQuote(desk, reference)
    expect(await findEnquiry(desk.app.db, reference)).toMatchObject({ remind_at: at.toISOString() })
  })

  test('is replaced once its next revision is sent, under the same number', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const first = await giveQuote(desk, await ask())
    const doing = { staffId: asha, now: minutesOn(30) }
    const id = (await startRevision(app, first.revisionId, doing)) ?? 0
    expect(await startRevision(app, first.revisionId, doing)).toBe(id)
    const still = await findSentQuote(app.db, { token: first.token }, minutesOn(31))
    expect(still?.standing).toBe('open')
    expect(await sendQuote(app, { revisionId: id, version: 1, byEmail: false }, doing)).toEqual({
      sent: true,
    })
    const second = await findSentQuote(app.db, { revisionId: id }, minutesOn(31))
    expect(second).toMatchObject({ number: first.number, revision: 2, sums: first.sums })
    expect(await findSentQuote(app.db, { token: first.token }, minutesOn(31))).toMatchObject({
      standing: 'replaced',
      newer: { revision: 2, token: second?.token, total: first.sums.total },
    })
  })

  test('expires when its last day ends in India, unless it is made valid for longer', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const { token, revisionId, sums } = await giveQuote(desk, await ask())
    const at = async (when: string) =>
      (await findSentQuote(app.db, { token }, new Date(when)))?.standing
    expect(await at('2026-11-26T18:29:59Z')).toBe('open')
    expect(await at('2026-11-26T18:30:00Z')).toBe('expired')
    const doing = { staffId: asha, now: new Date('2026-11-27T05:00:00Z') }
    const change = (kind: 'prolong' | 'accepted', until = '') =>
      changeSentQuote(app, revisionId, { kind, until }, doing)
    expect(await change('accepted')).toEqual({ refused: expect.stringContaining('any more') })
    expect(await change('prolong', '2026-11-20')).toEqual({ refused: expect.any(String) })
    expect(await change('prolong', '2026-12-03')).toEqual({ done: true })
    expect(await at('2026-12-03T18:29:59Z')).toBe('open')
    expect((await findSentQuote(app.db, { token }, doing.now))?.sums).toEqual(sums)
  })

  testOnce('can be withdrawn with a reason, and is not accepted after that', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const { revisionId } = await giveQuote(desk, await ask())
    const doing = { staffId: asha, now: minutesOn(20) }
    const reason = 'The palms froze.'
    expect(await changeSentQuote(app, revisionId, { kind: 'withdraw', reason }, doing)).toEqual({
      done: true,
    })
    expect(await findSentQuote(app.db, { revisionId }, doing.now)).toMatchObject({
      standing: 'withdrawn',
      withdrawReason: reason,
    })
    expect(await changeSentQuote(app, revisionId, { kind: 'accepted' }, doing)).toHaveProperty(
      'refused',
    )
  })

  testOnce('is accepted by phone: our turn then, and paid only what was accepted', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const reference = await ask()
    const { revisionId } = await giveQuote(desk, reference)
    const doing = { staffId: asha, now: minutesOn(40) }
    const paid = { kind: 'paid', on: '2026-11-19', amount: 32_900 } as const
    expect(await changeSentQuote(app, revisionId, paid, doing)).toHaveProperty('refused')
    expect(await changeSentQuote(app, revisionId, { kind: 'accepted' }, doing)).toEqual({
      done: true,
    })
    expect(await findEnquiry(app.db, reference)).toMatchObject({
      state: 'quoted',
      turn: 'ours',
      next_step: 'Call about delivery.',
      our_turn_since: minutesOn(40).toISOString(),
      remind_at: null,
    })
    expect(await changeSentQuote(app, revisionId, paid, doing)).toEqual({ done: true })
    expect(await findSentQuote(app.db, { revisionId }, doing.now)).toMatchObject({
      standing: 'accepted',
      answeredBy: asha,
      paid: { on: '2026-11-19', amount: 32_900 },
    })
  })

  testOnce(
    'asks for the same share in advance, and discounts it, in its next revision',
    async () => {
      const desk = await openDesk()
      const { app, ask, asha } = desk
      const draft = { advance: 'percent', advanceValue: '50' } as const
      const { revisionId } = await giveQuote(desk, await ask(), draft)
      const next = await startRevision(app, revisionId, { staffId: asha, now: minutesOn(20) })
      const row = await findRevision(app.db, next ?? 0)
      expect(row && draftOf(row)).toMatchObject(draft)
    },
  )

  testOnce('tells what somebody wants changed as a note of the enquiry', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const { revisionId } = await giveQuote(desk, await ask())
    const words = 'Six instead of ten'
    const doing = { staffId: asha, now: minutesOn(40) }
    await changeSentQuote(app, revisionId, { kind: 'change-asked', words }, doing)
    const [note] = await app.db.selectFrom('enquiry_notes').selectAll().execute()
    expect(note).toMatchObject({ text: words, staff_id: asha })
    const [event] = await app.db
      .selectFrom('enquiry_events')
      .selectAll()
      .where('code', '=', 'quote-change-asked')
      .execute()
    expect(event).toMatchObject({ from_code: 'Q-2026-0001', to_code: String(note?.id) })
  })
})

describe('two quotes for one enquiry', () => {
  test('are never both open unless somebody said so, though both are sent at once', async () => {
    const desk = await openDesk()
    const { app, ask, asha, ravi } = desk
    for (let race = 0; race < 10; race += 1) {
      const reference = await ask({ mobileNumber: `98765000${10 + race}` })
      const one = await writeQuote(desk, reference)
      const doing = { staffId: asha, now: minutesOn(20) }
      await throwDraft(app.db, one.revisionId, doing)
      const other = await writeQuote(desk, reference)
      await throwDraft(app.db, one.revisionId, doing, 'draft')
      const drafts = [{ ...one, version: one.version + 2 }, other]
      const outcomes = await Promise.all(
        drafts.map((draft, at) =>
          sendQuote(
            app,
            { ...draft, byEmail: false },
            { ...doing, staffId: [asha, ravi][at] ?? 0 },
          ),
        ),
      )
      expect(outcomes).toContainEqual({ sent: true })
      expect(outcomes).toContainEqual({ others: [expect.objectContaining({ revision: 1 })] })
    }
  })

  testOnce('become one where the second takes the first one’s place, or both hold', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const reference = await ask()
    const doing = { staffId: asha, now: minutesOn(20) }
    const first = await giveQuote(desk, reference)
    const send = async (others: 'replaced' | 'both-hold') => {
      const draft = await writeQuote(desk, reference, { note: others })
      return { draft, sent: await sendQuote(app, { ...draft, byEmail: false, others }, doing) }
    }
    const second = await send('replaced')
    expect(second.sent).toEqual({ sent: true })
    const { revisionId } = second.draft
    expect(await findSentQuote(app.db, { revisionId }, doing.now)).toMatchObject({
      number: first.number,
      revision: 2,
      quoteId: first.quoteId,
    })
    expect(await findSentQuote(app.db, { token: first.token }, doing.now)).toMatchObject({
      standing: 'replaced',
      newer: { revision: 2 },
    })
    const third = await send('both-hold')
    expect(third.sent).toEqual({ sent: true })
    expect(await findSentQuote(app.db, third.draft, doing.now)).toMatchObject({
      number: 'Q-2026-0002',
      standing: 'open',
    })
    // Of two that are open nobody can tell whose place a third one takes.
    expect((await send('replaced')).sent).toHaveProperty('others')
  })

  testOnce('are not made open by making an expired one valid for longer', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const reference = await ask()
    const { revisionId } = await giveQuote(desk, reference)
    const now = new Date('2026-11-27T05:00:00Z')
    const newer = await giveQuote(desk, reference, {}, now)
    const until = '2026-12-09'
    const doing = { staffId: asha, now }
    expect(await changeSentQuote(app, revisionId, { kind: 'prolong', until }, doing)).toEqual({
      refused: expect.stringContaining(newer.number),
    })
  })
})

test.each([
  { was: 'open', is: 'withdrawn' },
  { was: 'change-asked', is: 'withdrawn' },
  { was: 'accepted', is: 'accepted' },
  { was: 'expired', is: 'expired' },
] as const)(
  'whoever is forgotten leaves numbers, days, products and sums of what is $was, and nothing to be answered',
  async ({ was, is }) => {
    const desk = await openDesk()
    const { app, ask } = desk
    const lines = [
      { product: 1, what: 'Plant', quantity: '1', price: '100', taxRate: '0' },
      potting,
    ]
    const quote = await giveQuote(desk, await ask(), { lines, note: 'For Meera’s clinic' })
    const { revisionId } = quote
    const doing = { staffId: desk.asha, now: minutesOn(20) }
    if (was === 'accepted') await changeSentQuote(app, revisionId, { kind: was }, doing)
    if (was === 'change-asked') {
      await changeSentQuote(app, revisionId, { kind: was, words: 'Six instead' }, doing)
    }
    await writeQuote(desk, quote.enquiry.reference, { note: 'Her second one' })
    const now = was === 'expired' ? new Date('2027-01-20T06:00:00Z') : minutesOn(50)
    expect(await findSentQuote(app.db, { revisionId }, now)).toMatchObject({ standing: was })
    await forgetPerson(app.db, { mobile: '9876543210' }, now)
    expect(await findSentQuote(app.db, { token: quote.token }, now)).toBeUndefined()
    const left = await findSentQuote(app.db, { revisionId }, now)
    const { number, sums, sentAt } = quote
    expect(left).toMatchObject({ standing: is, number, sums, sentAt, note: null, token: null })
    expect((await countQuotes(app.db, now)).counts.open).toBe(0)
    const [row] = await listQuotes(
      app.db,
      { tab: 'ended', soon: '2027-01-21' },
      { limit: 1, offset: 0 },
      now,
    )
    expect(row?.withdrawnAt).toBe(
      is === 'accepted' ? undefined : is === 'expired' ? null : now.toISOString(),
    )
    expect(left?.lines.map(({ name }) => name)).toEqual(['Plant', ''])
    const drafts = await app.db.selectFrom('quote_revisions').select('draft').execute()
    expect(drafts.map(({ draft }) => draft)).toEqual([null, null])
  },
)

test('a financial year begins in April, by India’s clock', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe(2026)
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe(2027)
})
