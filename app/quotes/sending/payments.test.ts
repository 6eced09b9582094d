import { describe, expect, test } from 'vitest'
import { formatMoney } from '#app/money/money.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { changeSentQuote } from './change-sent.server.ts'
import { sendQuote } from './send-quote.server.ts'
import { startRevision } from './start-revision.server.ts'

describe('an accepted quote', () => {
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
    'has what was written down wrong put right where it was, once it is replaced',
    async () => {
      const desk = await openDesk()
      const { app, ask, asha } = desk
      const { revisionId } = await giveQuote(desk, await ask())
      const doing = { staffId: asha, now: minutesOn(20) }
      const on = '2026-11-19'
      const receive = (id: number, amount: number) =>
        changeSentQuote(app, id, { kind: 'paid', on, amount }, doing)
      await changeSentQuote(app, revisionId, { kind: 'accepted' }, doing)
      await receive(revisionId, 30_000)
      const next = (await startRevision(app, revisionId, doing)) ?? 0
      await sendQuote(app, { revisionId: next, version: 1, byEmail: false }, doing)
      expect(await receive(next, 3_000)).toEqual({ refused: 'Only what was accepted is paid.' })
      // It says what was paid before: it is made again.
      const pdf = { revision_id: next, valid_until: '2026-11-26', bytes: Buffer.from('a PDF') }
      await app.db.insertInto('quote_pdfs').values(pdf).execute()
      expect(await receive(revisionId, 3_000)).toEqual({ done: true })
      expect(await app.db.selectFrom('quote_pdfs').selectAll().execute()).toEqual([])
      const find = (revisionId: number) => findSentQuote(app.db, { revisionId }, minutesOn(30))
      expect(await find(next)).toMatchObject({
        standing: 'open',
        paidBefore: [{ revisionId, revision: 1, on, amount: 3_000 }],
      })
      expect(await receive(revisionId, 0)).toEqual({ done: true })
      expect(await find(next)).toMatchObject({ paidBefore: [] })
      // What nothing was written down for is no place for it any more.
      expect(await receive(revisionId, 3_000)).toEqual({
        refused: 'Only what was accepted is paid.',
      })
    },
  )

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
        'Rs\u00a0100.50 was received for earlier revisions: type that together with what came since, or correct it there.'
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
})
