import { expect, test } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { loader as standsLoader } from '#app/quotes/desk/write/quote.route.tsx'
import type { DraftLine } from '#app/quotes/drafts/draft.ts'
import { throwDraft } from '#app/quotes/drafts/drafts.server.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { sendQuote } from '#app/quotes/sending/send-quote.server.ts'
import { startRevision } from '#app/quotes/sending/start-revision.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import type { Database } from '#database/connection.ts'
import { openDesk } from '#tests/support/desk.ts'
import { giveQuote, potting, writeQuote } from '#tests/support/quotes.ts'
import { formRequest, responseOf, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader } from './send.route.tsx'

const snake = { product: 7, what: 'Snake Plant', quantity: '2', price: '160', taxRate: '0' }

/** A draft in Marathi that can be sent: of a plant that no catalogue has, unless told. */
async function openSending(lines: DraftLine[] = [snake], open?: () => Promise<Database>) {
  const desk = await openDesk({}, open)
  const reference = await desk.ask({ products: [{ id: 7, quantity: '2' }], language: 'mr' })
  const changes = { lines, language: 'mr', note: 'नमस्कार' } as const
  const { revisionId, version } = await writeQuote(desk, reference, changes)
  const args = (fields: Record<string, string>, role: 'desk' | 'catalogue' = 'desk') => {
    const request = formRequest(`/desk/quotes/${revisionId}/send`, fields)
    const made = { ...routeArgs(desk.app, request), params: { id: String(revisionId) } }
    made.context.set(staffContext, { id: desk.asha, name: 'Asha Patil', role, sessionId: 1 })
    return made
  }
  /** What a form says that was drawn now. */
  const shown = async () => (await loader(args({}))).view.shown ?? ''
  return { ...desk, reference, revisionId, version, args, shown }
}

test('a quote is looked at as its visitor reads it, in the quote’s language', async () => {
  const { args } = await openSending()
  const { view } = await loader(args({}))
  expect(view.seen).toMatchObject({ lang: 'mr', spoken: 'Marathi' })
  expect(view.seen?.html).toContain('नमस्कार')
  expect(view.seen?.html).toContain('एकूण')
  expect(view.seen?.html).toContain('399')
  expect(view.reminder).toContain('A reminder to ask Meera is set for')
})

test('a quote goes at least one way, and only as it was looked at', async () => {
  const { args, shown, version } = await openSending()
  const fields = { version: String(version), shown: await shown() }
  expect(await action(args(fields))).toMatchObject({
    data: { problem: expect.stringContaining('Choose e-mail or WhatsApp') },
    init: { status: 422 },
  })
  const old = await action(args({ ...fields, version: String(version - 1), email: 'on' }))
  expect(old).toMatchObject({ init: { status: 409 } })
  const sent = responseOf(await action(args({ ...fields, whatsapp: 'on' })))
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toMatch(/\?sent=whatsapp$/)
  await expect(action(args({ version: '1', email: 'on' }, 'catalogue'))).rejects.toMatchObject({
    init: { status: 403 },
  })
})

test('a quote goes as it was shown, also where a setting or a product was changed meanwhile', async () => {
  const { app, asha, args, shown, version } = await openSending([snake], openTestCatalogue)
  const send = (looked?: string) =>
    action(args({ version: String(version), whatsapp: 'on', ...(looked && { shown: looked }) }))
  const set = (name: string, value: unknown) =>
    app.db.transaction().execute((transaction) =>
      saveSettings(transaction, [{ name, value: JSON.stringify(value), was: null }], {
        staffId: asha,
      }),
    )
  // As the page of a version before sends it.
  expect(await send()).toMatchObject({ init: { status: 409 } })
  const changes = [
    () => set('quote-delivery', 14_900),
    () => set('quote-terms', { texts: { en: '', hi: '', mr: 'फक्त रोख' } }),
    () => set('quote-gstin', '27AAPFU0939F1ZV'),
    () => set('quote-valid-days', 9),
    () => saveProduct(app, { id: 7, change: { names: [] }, staffId: asha, source: 'desk' }),
  ]
  for (const change of changes) {
    const looked = await shown()
    await change()
    expect(await send(looked)).toMatchObject({
      data: { problem: 'It was changed since you looked at it: look once more, then send it.' },
      init: { status: 409 },
    })
  }
  expect(responseOf(await send(await shown())).status).toBe(303)
})

test('what has no name in the quote’s language stands in English, marked as such', async () => {
  const areca = { ...snake, product: 8, what: 'Areca Palm' }
  const { app, asha, args } = await openSending([snake, areca, potting], openTestCatalogue)
  await saveProduct(app, { id: 8, change: { names: [] }, staffId: asha, source: 'desk' })
  const html = (await loader(args({}))).view.seen?.html ?? ''
  expect(html.match(/<(?:b|small)(?: lang="en")?>[^<×]+<\/(?:b|small)>/g)?.slice(0, 4)).toEqual([
    '<b>स्नेक प्लांट</b>',
    '<small lang="en">Snake Plant</small>',
    '<b lang="en">Areca Palm</b>',
    '<b>Potting</b>',
  ])
})

test('to whoever gave neither e-mail nor number it goes by hand: a link to copy, and the PDF', async () => {
  const { app, args, shown, reference, revisionId, version } = await openSending()
  const nothing = { email: '', mobile_number: '' }
  const enquiry = app.db.updateTable('enquiries').set(nothing)
  await enquiry.where('reference', '=', reference).execute()
  const { view } = await loader(args({}))
  expect(view).toMatchObject({ email: undefined, mobile: undefined })
  // A form that was drawn while there was an address.
  const fields = { version: String(version), shown: await shown(), email: 'on', myself: 'on' }
  expect(await action(args(fields))).toMatchObject({ status: 303 })
  const kinds = await app.db.selectFrom('outbox').select('kind').execute()
  expect(kinds).not.toContainEqual({ kind: 'quote-email' })
  const { sent } = await standsLoader(args({}))
  expect(sent).toMatchObject({
    id: revisionId,
    link: expect.stringMatching(/\/mr\/quote\?token=[\w-]{22}$/),
    pdf: expect.stringMatching(/^\/quote\/pdf\?token=[\w-]{22}$/),
    whatsApp: undefined,
    call: undefined,
    mailAgain: undefined,
  })
})

test('where another quote is open it is said what becomes of it before this one is sent', async () => {
  const desk = await openSending()
  const { args, shown, app, asha, revisionId, version, reference } = desk
  const doing = { staffId: asha, now: new Date() }
  expect((await loader(args({}))).view.others).toBeUndefined()
  // Another draft comes of one that was thrown away meanwhile.
  await throwDraft(app.db, revisionId, doing)
  const open = await giveQuote(desk, reference, {}, doing.now)
  await throwDraft(app.db, revisionId, doing, 'draft')

  expect((await loader(args({}))).view.others).toEqual({
    words: expect.stringContaining(`${open.number} was sent for this enquiry`),
    becomes: `${open.number}, revision 2`,
  })
  const fields = { version: String(version + 2), shown: await shown(), whatsapp: 'on' }
  expect(await action(args(fields))).toMatchObject({
    data: { problem: 'Say what becomes of the other quote.' },
    init: { status: 409 },
  })
  const sent = responseOf(await action(args({ ...fields, others: 'replaced' })))
  expect(sent.status).toBe(303)
})

test('a revision is not sent over an acceptance that nobody has seen', async () => {
  const desk = await openDesk()
  const { app, asha } = desk
  const doing = { staffId: asha, now: new Date() }
  const { revisionId: first } = await giveQuote(desk, await desk.ask(), {}, doing.now)
  const next = (await startRevision(app, first, doing)) ?? 0
  const args = (fields: Record<string, string> = {}) => {
    const made = routeArgs(app, formRequest(`/desk/quotes/${next}/send`, fields))
    made.context.set(staffContext, { id: asha, name: 'Asha Patil', role: 'desk', sessionId: 1 })
    return { ...made, params: { id: String(next) } }
  }
  const looked = (await loader(args())).view
  expect(looked).toMatchObject({ before: 'sent', accepted: undefined })
  await changeSentQuote(app, first, { kind: 'accepted' }, doing)
  const { shown = '' } = looked
  const fields = { version: String(looked.draft.version), shown, whatsapp: 'on' }
  expect(await action(args({ ...fields, before: looked.before }))).toMatchObject({
    init: { status: 409 },
  })
  const now = (await loader(args())).view
  expect(now.accepted).toBe(
    'Revision 1 is accepted. This one takes its place, and Meera is asked again.',
  )
  const sent = await action(args({ ...fields, before: now.before }))
  expect(responseOf(sent).status).toBe(303)
})

test('a revision says the size that the quote before it said, also where the catalogue has it no longer', async () => {
  const desk = await openDesk({}, openTestCatalogue)
  const { app, asha } = desk
  const doing = { staffId: asha, now: new Date() }
  const pot = { number: null, labels: {}, price: 24_900, availability: null }
  const sizes = [
    { ...pot, label: '6 inch pot', labels: { mr: '६ इंच कुंडी' } },
    { ...pot, label: '8 inch pot' },
  ]
  const save = { id: 7, staffId: asha, source: 'desk' } as const
  await saveProduct(app, { ...save, change: { sizes } })
  const lines = [1, 2].map((size) => ({ ...snake, size }))
  const quote = await giveQuote(desk, await desk.ask(), { lines, language: 'mr' }, doing.now)
  const said = [
    { size: '6 inch pot', localSize: '६ इंच कुंडी' },
    { size: '8 inch pot', localSize: null },
  ]
  expect(quote.lines).toMatchObject(said)
  const labels = { mr: '१० इंच कुंडी' }
  await saveProduct(app, {
    ...save,
    change: { sizes: [{ ...pot, number: 2, label: '10 inch pot', labels }] },
  })
  const revisionId = (await startRevision(app, quote.revisionId, doing)) ?? 0
  const sent = { revisionId, version: 1, byEmail: false }
  expect(await sendQuote(app, sent, doing)).toEqual({ sent: true })
  const next = await findSentQuote(app.db, { revisionId }, doing.now)
  expect(next?.lines).toMatchObject(said)
})
