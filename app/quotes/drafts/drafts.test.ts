import { describe, expect, test } from 'vitest'
import { forgetPerson } from '#app/enquiries/desk/people/forget-person.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { countQuotes } from '#app/quotes/quote-list.server.ts'
import { listQuotesOf } from '#app/quotes/quotes-of-enquiry.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk, opening } from '#tests/support/desk.ts'
import { writeQuote } from '#tests/support/quotes.ts'
import { draftOf, findRevision, keepDraft, startQuote, throwDraft } from './drafts.server.ts'

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

  testOnce(
    'for whoever is forgotten is in no list, and nobody writes on it or brings it back',
    async () => {
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
    },
  )
})
