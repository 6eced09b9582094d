import { expect, test } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { startQuote } from '#app/quotes/drafts/drafts.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { openDesk } from '#tests/support/desk.ts'
import { formRequest, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import type { DraftView } from './draft-view.ts'
import { action, loader } from './quote.route.tsx'

/** Asha's draft for an enquiry of three products, of which the last is in no catalogue. */
async function openDraft() {
  const desk = await openDesk({}, openTestCatalogue)
  const { app, asha } = desk
  const products = [7, 8, 9999].map((id) => ({ id, quantity: '2' }))
  const reference = await desk.ask({ products })
  const id = (await startQuote(app, reference, { staffId: asha, now: new Date() })) ?? 0
  const args = (fields: Record<string, string> = {}) => {
    const made = routeArgs(app, formRequest(`/desk/quotes/${id}`, fields))
    made.context.set(staffContext, { id: asha, name: 'Asha Patil', role: 'desk', sessionId: 1 })
    return { ...made, params: { id: String(id) } } as never
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
  return { app, asha, id, look, press }
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
