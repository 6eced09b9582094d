import { describe, expect, test } from 'vitest'
import { forgetPerson } from '#app/enquiries/desk/people/forget-person.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { formatMoney } from '#app/money/money.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk, opening } from '#tests/support/desk.ts'
import { giveQuote, potting, writeQuote } from '#tests/support/quotes.ts'
import { draftOf, findRevision, keepDraft, startQuote, throwDraft } from './drafts/drafts.server.ts'
import { countQuotes, listQuotes } from './quote-list.server.ts'
import { listQuotesOf } from './quotes-of-enquiry.server.ts'
import { changeSentQuote } from './sending/change-sent.server.ts'
import { financialYear } from './sending/quote-numbers.server.ts'
import { sendQuote } from './sending/send-quote.server.ts'
import { startRevision } from './sending/start-revision.server.ts'
import { findSentQuote } from './sent-quotes.server.ts'

describe('a draft', () => {
  test('begins with what was asked for, and is begun once, by whoever presses first', async () => {
    const { app, ask, asha, ravi } = await openDesk()
    const reference = await ask({ products: [{ id: 1, quantity: '12' }] })
    const doing = { staffId: asha, now: opening }
    const [one, other] = await Promise.all([
      startQuote(app, reference, doing),
      startQuote(app, reference, { ...doing, staffId: ravi }),
    ])
    expect(other).toBe(one)
    const row = await findRevision(app.db, one ?? 0)
    expect(draftOf(row ?? { draft: null })).toMatchObject({
      lines: [{ product: 1, quantity: '12' }],
      language: 'en',
      validUntil: '',
    })
    expect(await startQuote(app, 'AN-00000000', doing)).toBeUndefined()
  })

  test('of two people is never overwritten: the second is told what the first wrote', async () => {
    const desk = await openDesk()
    const { app, ask, asha, ravi } = desk
    const { revisionId, version } = await writeQuote(desk, await ask())
    const draft = draftOf((await findRevision(app.db, revisionId)) ?? { draft: null })
    const keep = (note: string, staffId: number, base: number) =>
      keepDraft(
        app.db,
        { revisionId, version: base, draft: { ...draft, note } },
        { staffId, now: minutesOn(20) },
      )
    expect(await keep('Mine', asha, version)).toEqual({ version: version + 1 })
    const second = await keep('Also mine', ravi, version)
    expect(second).toMatchObject({ conflict: { version: version + 1, staff_id: asha } })
    expect(await keep('Mine', ravi, version)).toEqual({ version: version + 1 })
    const kept = draftOf((await findRevision(app.db, revisionId)) ?? { draft: null })
    expect(kept.note).toBe('Mine')
    // One page may send twice before it hears of the first.
    const again = (note: string, page: string) =>
      keepDraft(
        app.db,
        { revisionId, version: version + 1, draft: { ...draft, note, page } },
        { staffId: asha, now: minutesOn(21) },
      )
    expect(await again('One', 'page-one')).toEqual({ version: version + 2 })
    expect(await again('Two', 'page-one')).toEqual({ version: version + 3 })
    expect(await again('Three', 'page-two')).toHaveProperty('conflict')
  })

  testOnce('that is thrown away can be brought back, and is listed nowhere meanwhile', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const reference = await ask()
    const { revisionId } = await writeQuote(desk, reference)
    const doing = { staffId: asha, now: opening }
    const { id } = (await findEnquiry(app.db, reference)) ?? { id: 0 }
    expect(await throwDraft(app.db, revisionId, doing)).toBe(true)
    expect(await listQuotesOf(app.db, id, opening)).toEqual([])
    expect(await throwDraft(app.db, revisionId, doing, 'draft')).toBe(true)
    expect(await listQuotesOf(app.db, id, opening)).toMatchObject([
      { revisionId, standing: 'draft', number: null },
    ])
  })
})

describe('a quote that is sent', () => {
  test('has its number, its sums and its mail, and the enquiry is Quoted with a reminder', async () => {
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
  })

  test('is sent once, as it was looked at', async () => {
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
      changeSentQuote(app, revisionId, { kind, until } as never, doing)
    expect(await change('accepted')).toEqual({ refused: expect.stringContaining('any more') })
    expect(await change('prolong', '2026-11-20')).toEqual({ refused: expect.any(String) })
    expect(await change('prolong', '2026-12-03')).toEqual({ done: true })
    expect(await at('2026-12-03T18:29:59Z')).toBe('open')
    expect((await findSentQuote(app.db, { token }, doing.now))?.sums).toEqual(sums)
  })

  test('can be withdrawn with a reason, and is not accepted after that', async () => {
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

  test('is accepted by phone: our turn then, and paid only what was accepted', async () => {
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

  test('was paid in parts, and each revision says what was paid before it: nobody is asked for that once more', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const { revisionId } = await giveQuote(desk, await ask())
    const doing = { staffId: asha, now: minutesOn(20) }
    const payAndRevise = async (revisionId: number, paid: { on: string; amount: number }) => {
      await changeSentQuote(app, revisionId, { kind: 'accepted' }, doing)
      await changeSentQuote(app, revisionId, { kind: 'paid', ...paid }, doing)
      const next = (await startRevision(app, revisionId, doing)) ?? 0
      await sendQuote(app, { revisionId: next, version: 1, byEmail: false }, doing)
      return next
    }
    const [first, second] = [
      { on: '2026-11-20', amount: 3_300 },
      { on: '2026-11-19', amount: 5_000 },
    ] as const
    const next = await payAndRevise(revisionId, first)
    const inAll = first.amount + second.amount
    const last = await payAndRevise(next, { ...second, amount: inAll })
    const find = (revisionId: number) => findSentQuote(app.db, { revisionId }, minutesOn(30))
    expect(await find(revisionId)).toMatchObject({ paid: first, paidBefore: [] })
    expect(await find(next)).toMatchObject({ paid: second, paidBefore: [first] })
    const revised = await find(last)
    expect(revised).toMatchObject({ standing: 'open', paidBefore: [first, second] })
    expect(revised).not.toHaveProperty('paid')
  })

  testOnce('has all that was received so far, which can be corrected and taken back', async () => {
    const desk = await openDesk()
    const { app, ask, asha } = desk
    const { revisionId, sums } = await giveQuote(desk, await ask())
    const doing = { staffId: asha, now: minutesOn(20) }
    const receive = (amount: number, on = '2026-11-19') =>
      changeSentQuote(app, revisionId, { kind: 'paid', on, amount }, doing)
    await changeSentQuote(app, revisionId, { kind: 'accepted' }, doing)
    expect(await receive(0)).toEqual({ refused: 'How much was paid? An amount in rupees.' })
    expect(await receive(sums.total + 1)).toEqual({
      refused: `The quote comes to ${formatMoney(sums.total)}: that is more.`,
    })
    expect(await receive(100, '2025-11-19')).toEqual({
      refused: 'That day is before the enquiry came.',
    })
    for (const amount of [10_000, sums.total, 0])
      expect(await receive(amount)).toEqual({ done: true })
    expect(await findSentQuote(app.db, { revisionId }, minutesOn(30))).not.toHaveProperty('paid')
    const told = await app.db
      .selectFrom('enquiry_events')
      .select('from_code')
      .where('code', '=', 'quote-paid')
      .orderBy('id')
      .execute()
    expect(told.map(({ from_code }) => from_code)).toEqual(
      [10_000, sums.total, 0].map((amount) => formatMoney(amount)),
    )
    // What nobody paid can be open again.
    expect(await changeSentQuote(app, revisionId, { kind: 'not-accepted' }, doing)).toEqual({
      done: true,
    })
  })

  testOnce(
    'counts what was received for an earlier revision once, in what is received in all',
    async () => {
      const desk = await openDesk()
      const { app, ask, asha } = desk
      const { revisionId, sums } = await giveQuote(desk, await ask())
      const doing = { staffId: asha, now: minutesOn(20) }
      const on = '2026-11-19'
      const receive = (id: number, amount: number, shown?: string) =>
        changeSentQuote(app, id, { kind: 'paid', on, amount, ...(shown && { shown }) }, doing)
      await changeSentQuote(app, revisionId, { kind: 'accepted' }, doing)
      await receive(revisionId, 10_050)
      const next = (await startRevision(app, revisionId, doing)) ?? 0
      await sendQuote(app, { revisionId: next, version: 1, byEmail: false }, doing)
      await changeSentQuote(app, next, { kind: 'accepted' }, doing)
      const refused =
        'Rs\u00a0100.50 was received for earlier revisions: type that together with what came since.'
      for (const amount of [0, 10_049, 10_050]) {
        expect(await receive(next, amount)).toEqual({ refused })
      }
      expect(await receive(next, sums.total + 1)).toEqual({
        refused: `The quote comes to ${formatMoney(sums.total)}: that is more.`,
      })
      expect(await receive(next, sums.total, '100.50')).toEqual({ done: true })
      const find = () => findSentQuote(app.db, { revisionId: next }, minutesOn(30))
      expect(await find()).toMatchObject({
        paidBefore: [{ on, amount: 10_050 }],
        paid: { on, amount: sums.total - 10_050 },
      })
      expect(await receive(next, 20_000, '100.50')).toEqual({
        refused: 'Somebody has written down Rs 329 meanwhile: see what stands there now.',
      })
      expect(await receive(next, 10_050, '329')).toEqual({ done: true })
      expect(await find()).not.toHaveProperty('paid')
    },
  )

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
    const [row] = await listQuotes(app.db, 'ended', { limit: 1, offset: 0 }, now)
    expect(row?.withdrawnAt).toBe(
      is === 'accepted' ? undefined : is === 'expired' ? null : now.toISOString(),
    )
    expect(left?.lines.map(({ name }) => name)).toEqual(['Plant', ''])
    const drafts = await app.db.selectFrom('quote_revisions').select('draft').execute()
    expect(drafts.map(({ draft }) => draft)).toEqual([null, null])
  },
)

test('a draft for whoever is forgotten is in no list, and nobody writes on it or brings it back', async () => {
  const desk = await openDesk()
  const { db } = desk.app
  const doing = { staffId: desk.asha, now: minutesOn(20) }
  const first = await writeQuote(desk, await desk.ask())
  await throwDraft(db, first.revisionId, doing)
  const second = await writeQuote(desk, await desk.ask())
  const draft = draftOf((await findRevision(db, second.revisionId)) ?? { draft: null })
  await forgetPerson(db, { mobile: '9876543210' })
  expect((await countQuotes(db, minutesOn(30))).counts.drafts).toBe(0)
  for (const { revisionId, version } of [first, second]) {
    const typed = { ...draft, note: 'Too late' }
    expect(await keepDraft(db, { revisionId, version, draft: typed }, doing)).toBeUndefined()
    expect(await throwDraft(db, revisionId, doing, 'draft')).toBe(false)
  }
})

test('a financial year begins in April, by India’s clock', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe(2026)
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe(2027)
})
