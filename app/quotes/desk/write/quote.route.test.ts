import { expect, test } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { draftOf, findRevision, startQuote } from '#app/quotes/drafts/drafts.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import type { App } from '#server/app-context.ts'
import { openDesk } from '#tests/support/desk.ts'
import { formRequest, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import type { DraftView } from './draft-view.ts'
import { loader as leadToEnquiry } from './new-quote.api.ts'
import { action, loader, shouldRevalidate } from './quote.route.tsx'

type Sizes = readonly { number: number | null; label: string; price: number }[]

/** Gives the Snake Plant these sizes in place of those that it has. */
async function giveSizes(app: App, sizes: Sizes) {
  const whole = sizes.map((size) => ({ ...size, labels: {}, availability: null }))
  await saveProduct(app, { id: 7, change: { sizes: whole }, staffId: 1, source: 'desk' })
}

/**
 * Asha's draft for an enquiry of three products, of which the last is in no catalogue; the Snake Plant in the
 * first of these sizes, if it has any.
 */
async function openDraft(sizes: Sizes = []) {
  const desk = await openDesk({}, openTestCatalogue)
  const { app, asha } = desk
  if (sizes.length > 0) await giveSizes(app, sizes)
  const size = sizes.length > 0 ? { size: 1 } : {}
  const products = [7, 8, 9999].map((id) => ({ id, quantity: '2', ...(id === 7 && size) }))
  const reference = await desk.ask({ products })
  const id = (await startQuote(app, reference, { staffId: asha, now: new Date() })) ?? 0
  const args = (fields: Record<string, string> = {}) => {
    const made = routeArgs(app, formRequest(`/desk/quotes/${id}`, fields))
    made.context.set(staffContext, { id: asha, name: 'Asha Patil', role: 'desk', sessionId: 1 })
    return { ...made, params: { id: String(id) } }
  }
  const look = async () => {
    const { view, isThrown } = await loader(args())
    if (!view) throw new Error('this is no draft')
    return { ...view, isThrown }
  }
  /** Presses a button as a browser without scripts does: the form goes whole, with what was typed into it. */
  const press = async (intent: string, typed: Record<string, string> = {}) => {
    const answer = await action(args({ ...formOf(await look()), ...typed, intent }))
    if (answer instanceof Response) {
      return { status: answer.status, to: answer.headers.get('location') }
    }
    return { status: answer.init?.status, ...Object(answer.data).draft }
  }
  return { app, asha, id, args, look, press }
}

/** The fields of a draft's form as its page draws them. */
function formOf({ version, lines, draft, until }: DraftView): Record<string, string> {
  const { page, count, ...sums } = draft
  const ofLines = lines.flatMap((line, place) => {
    const { product, size, what, quantity: qty, price: each, taxRate: rate, priceSeen: seen } = line
    const fields = { product, size, what, qty, each, rate, seen, removed: line.removed && 'yes' }
    return Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[`${name}-${place + 1}`, String(value)]],
    )
  })
  const counted = { version: String(version), lines: String(lines.length), shownUntil: until.day }
  return { ...sums, ...counted, ...Object.fromEntries(ofLines) }
}

const prices = { 'each-1': '160', 'each-2': '450', 'each-3': '90' }

test('every button of a draft works as a plain post, which keeps all that was typed', async () => {
  const { id, look, press } = await openDraft()
  const page = `/desk/quotes/${id}`
  const line = async (at: number) => (await look()).lines[at - 1]
  expect(await press('add-own', { ...prices, note: 'One height' })).toEqual({
    status: 303,
    to: page,
  })
  expect(await look()).toMatchObject({
    draft: { note: 'One height' },
    lines: [{ price: '160' }, { price: '450' }, { price: '90' }, { name: 'Line 4' }],
  })
  await press('more:1')
  expect(await line(1)).toMatchObject({ quantity: '3', amount: 'Rs\u00a0480' })
  await press('less:1')
  expect(await line(1)).toMatchObject({ quantity: '2' })
  await press('remove:2')
  expect(await line(2)).toMatchObject({ price: '450', removed: true })
  await press('restore:2')
  expect(await line(2)).not.toHaveProperty('removed')
  await press('add', { add: 'areca' })
  expect(await line(5)).toMatchObject({ product: 8, what: 'Areca Palm' })
  expect(await press('add', { add: 'no such plant', note: 'Two heights' })).toMatchObject({
    status: 422,
    faults: [{ field: 'add', words: expect.stringContaining('nothing called “no such plant”') }],
    view: { draft: { note: 'Two heights' } },
  })
  expect(await press('to-send')).toMatchObject({
    status: 422,
    faults: [{ field: 'what-4' }, { field: 'each-4' }, { field: 'each-5' }],
  })
  const rest = { 'what-4': 'Potting', 'each-4': '250', 'each-5': '0' }
  expect(await press('look', rest)).toEqual({ status: 303, to: `${page}/send` })
  await press('throw')
  expect(await look()).toMatchObject({ isThrown: true })
  await press('bring-back')
  expect(await look()).toMatchObject({ isThrown: false, draft: { note: 'Two heights' } })
})

test('a form that a colleague’s change has overtaken comes back with all that was typed, and stores nothing', async () => {
  const { look, press } = await openDraft()
  await press('work-out', { note: 'Theirs' })
  expect(await press('to-send', { ...prices, version: '1', note: 'Mine' })).toMatchObject({
    status: 409,
    conflict: { version: 2 },
    view: { draft: { note: 'Mine' }, lines: [{ price: '160' }, {}, {}] },
  })
  expect(await look()).toMatchObject({ version: 2, draft: { note: 'Theirs' } })
})

test('what is hidden or gone can be quoted all the same, and its line says so', async () => {
  const { app, asha, look, press } = await openDraft()
  await saveProduct(app, { id: 8, change: { hidden: true }, staffId: asha, source: 'desk' })
  const { lines } = await look()
  expect(lines.map(({ what, notes }) => [what, notes])).toEqual([
    ['Snake Plant', []],
    ['Areca Palm', ['Hidden in the shop']],
    ['Product 9999', ['No longer in the catalogue']],
  ])
  expect(await press('to-send', prices)).toMatchObject({ status: 303 })
})

test('a 61st line is not added, and the sixty stay', async () => {
  const { look, press } = await openDraft()
  const all = Array.from({ length: 60 }, (_, at) => [`what-${at + 1}`, `Line ${at + 1}`])
  const sixty = { ...Object.fromEntries(all), lines: '60' }
  expect(await press('add-own', sixty)).toMatchObject({
    status: 422,
    faults: [{ field: 'add', words: 'A quote has 60 lines at most.' }],
  })
  expect((await look()).lines).toHaveLength(60)
})

test('Enter in the field for a product adds it, and the sum that can’t be worked out says what is wrong', async () => {
  const { look, press } = await openDraft()
  expect(await press('work-out', { add: 'money plant' })).toMatchObject({ status: 303 })
  expect((await look()).lines.at(-1)).toMatchObject({ what: 'Money Plant' })
  expect(await press('work-out', { add: 'zzzz' })).toMatchObject({
    status: 422,
    faults: [{ field: 'add', words: expect.stringContaining('“zzzz”') }],
  })
  // A price that is missing is still to be typed.
  expect(await press('work-out', { 'each-1': '99.995', 'qty-2': '1.5' })).toMatchObject({
    status: 422,
    faults: [{ field: 'each-1' }, { field: 'qty-2' }],
  })
})

const [small, large] = [
  { number: null, label: '6 inch pot', price: 24_900 },
  { number: null, label: '8 inch pot', price: 44_900 },
] as const

test('a line whose size the catalogue has no longer keeps it and its price until another is chosen', async () => {
  const { app, look, press } = await openDraft([small, large])
  await giveSizes(app, [{ ...large, number: 2 }])
  const first = async () => (await look()).lines[0]
  const gone = {
    size: 1,
    price: '249',
    sizes: [
      { number: 1, label: '6 inch pot' },
      { number: 2, label: '8 inch pot' },
    ],
    notes: ['This size is no longer there'],
  }
  expect(await first()).toMatchObject(gone)
  // Taken out and brought back it is still that size.
  await press('remove:1')
  await press('restore:1', { 'each-2': '450' })
  expect(await first()).toMatchObject(gone)
  await press('work-out', { 'size-1': '2' })
  expect(await first()).toMatchObject({ size: 2, price: '449', notes: [] })
  // Whoever chose another by mistake goes back.
  await press('work-out', { 'size-1': '1', 'each-1': '249' })
  expect(await first()).toMatchObject(gone)
  // Nor is it lost where its product has no sizes any more.
  await giveSizes(app, [])
  expect(await first()).toMatchObject(gone)
})

test('a line keeps what its size was called, and says what it is called now', async () => {
  const { app, look, press } = await openDraft([small, large])
  await giveSizes(app, [
    { ...small, number: 1, label: 'Small pot' },
    { ...large, number: 2 },
  ])
  await press('work-out')
  expect((await look()).lines[0]).toMatchObject({
    sizes: [{ label: '6 inch pot' }, { label: '8 inch pot' }],
    notes: ['The size is called Small pot now'],
  })
})

test('a draft that was stored without what its sizes are called is read all the same', async () => {
  const { app, id, look, press } = await openDraft([small, large])
  const forget = async () => {
    const { page, count, ...draft } = draftOf((await findRevision(app.db, id)) ?? { draft: null })
    const lines = draft.lines.map(({ writtenSizes, ...line }) => line)
    const text = JSON.stringify({ ...draft, lines })
    await app.db.updateTable('quote_revisions').set({ draft: text }).where('id', '=', id).execute()
  }
  await forget()
  await press('work-out')
  await giveSizes(app, [{ ...large, number: 2 }])
  expect((await look()).lines[0]?.sizes[0]).toEqual({ number: 1, label: '6 inch pot' })
  await forget()
  expect((await look()).lines[0]).toMatchObject({
    sizes: [{ number: 1, label: 'Size 1' }, { number: 2 }],
    notes: ['This size is no longer there'],
  })
  await press('work-out')
  expect((await look()).lines[0]).toMatchObject({ size: 1, price: '249' })
})

test('a draft says a per cent as its quote does, in its sums and where two wrote at once', async () => {
  const { look, press } = await openDraft()
  const version = String((await look()).version)
  const typed = { ...prices, discount: 'percent', discountValue: '12.5', tax: 'included' }
  await press('work-out', { ...typed, 'rate-1': '2.5' })
  const labels = (await look()).sums?.rows.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Discount, 12.5 %', 'of which 2.5 % tax']))
  const { conflict } = await press('work-out', { ...prices, 'rate-1': '5', version })
  expect(JSON.stringify(conflict.differences)).toContain(', tax 5 %')
})

test('a change of a sent quote that is refused shows how it stands by now', () => {
  const showsAnew = (actionResult: object) =>
    shouldRevalidate({ actionResult, defaultShouldRevalidate: false })
  expect(showsAnew({ problem: 'This quote does not hold any more.' })).toBe(true)
  expect(showsAnew({ draft: {} })).toBe(false)
  expect(showsAnew({ unsent: true })).toBe(false)
})

test('who comes back to where a quote was begun is led to the enquiry, whatever its reference', async () => {
  const { args } = await openDraft()
  const params = { reference: '🪴' }
  const { headers } = await leadToEnquiry({ ...Object(args()), params })
  expect(headers.get('location')).toBe('/desk/enquiries/%F0%9F%AA%B4')
})
