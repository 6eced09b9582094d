import { expect, onTestFinished, test } from 'vitest'
import { findBulkChange } from '#app/catalogue/bulk/bulk.server.ts'
import {
  action as listAction,
  loader as listLoader,
} from '#app/catalogue/desk/list/catalogue.route.tsx'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { readContact } from '#app/waiting-list/contact.ts'
import { askToBeTold } from '#app/waiting-list/waiting-list.server.ts'
import { type SignedIn, signIn } from '#tests/support/staff.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader } from './bulk-change.route.tsx'
import { action as startAction, loader as startLoader } from './bulk-changes.route.tsx'
import { showBulkChange } from './shown-bulk.server.ts'

const list = '/desk/catalogue?category=indoor-plants'

/** A desk with prices on two plants, and one person who uses its forms as they are without a script. */
async function openDesk() {
  const app = await openTestApp({}, openTestCatalogue)
  onTestFinished(() => app.backgroundWork.stop())
  const asha = await signIn(app, { name: 'Asha' })
  const only = { number: 0, label: '', labels: {}, availability: null }
  for (const [id, price] of [
    [7, 10_000],
    [8, 24_900],
  ] as const) {
    const change = { sizes: [{ ...only, price }] }
    await saveProduct(app, { id, change, staffId: asha.staffId, source: 'desk' })
  }
  const args = async <Params>(request: Request, params: Params, as = asha) => {
    const given = routeArgs(app, request)
    const signedIn = await findSignedIn(app.db, as.token)
    if (signedIn) given.context.set(staffContext, signedIn)
    return { ...given, params }
  }
  const answerOf = async (asked: Promise<unknown>) => {
    const answer = await asked.catch((thrown: unknown) => thrown)
    if (answer instanceof Error) throw answer
    if (answer instanceof Response) return { to: answer.headers.get('Location') ?? '' }
    const { data, init } = answer as { data: object; init: ResponseInit }
    return { ...data, status: init.status }
  }
  const request = (path: string, fields?: Record<string, string>) =>
    fields ? formRequest(path, fields) : new Request(`http://localhost:3000${path}`)
  const tick = async (fields: Record<string, string>, path = list) =>
    answerOf(listAction(await args(request(path, fields), {})))
  const start = async (fields: Record<string, string>, as?: SignedIn) =>
    answerOf(startAction(await args(request('/desk/catalogue/bulk', fields), {}, as)))
  const idOf = (path: string) => path.split('/').at(-1) ?? ''
  const show = async (path: string) =>
    (await loader(await args(request(path), { id: idOf(path.split('?')[0] ?? '') }))).view
  const post = async (path: string, fields: Record<string, string>) =>
    answerOf(action(await args(request(path, fields), { id: idOf(path) })))
  const showList = async (path = list) => (await listLoader(await args(request(path), {}))).stock
  const showAll = async () => startLoader(await args(request('/desk/catalogue/bulk'), {}))
  return { app, tick, start, show, post, showList, showAll }
}

test('Products are ticked and changed by plain forms: shown first, one left out, applied and undone', async () => {
  const { app, tick, start, show, post, showList, showAll } = await openDesk()
  expect(await tick({ intent: 'tick', id: '7' })).toEqual({ to: list })
  // Ticks are still there after a search.
  expect(await showList('/desk/catalogue?q=areca')).toMatchObject({ ticked: 1, allTicked: false })
  await tick({ intent: 'tick-all' })
  const stock = await showList()
  expect(stock).toMatchObject({ ticked: stock.total, allTicked: true })
  expect(stock.rows[0]).toMatchObject({ ticked: true, price: 'Rs\u00a0100', toBeHad: '' })

  const { to } = (await start({ intent: 'price', amount: '+5', by: 'percent' })) as { to: string }
  const view = await show(to)
  expect(view).toMatchObject({ step: 'preview', roundTo: 1, from: 1, to: stock.total })
  expect(view.step === 'preview' && view.lines.slice(0, 3)).toMatchObject([
    { name: 'Snake Plant', from: 'Rs\u00a0100', to: 'Rs\u00a0105', is: 'changes' },
    { name: 'Areca Palm', from: 'Rs\u00a0249', to: 'Rs\u00a0261', is: 'changes' },
    { is: 'empty' },
  ])
  const page = { from: '1', to: String(stock.total), out: '2:0' }
  expect(await post(to, { ...page, intent: 'round', round: '10' })).toEqual({ to })
  expect(await show(to)).toMatchObject({ roundTo: 10, sums: { lines: 1, leftOut: 1, by: 1_000 } })
  // Pressed twice it is done once.
  for (const _ of [1, 2]) {
    expect(await post(to, { ...page, intent: 'apply' })).toEqual({ to })
  }
  expect(await show(to)).toMatchObject({ step: 'done', number: 1, changed: 1, mayUndo: true })
  const priceOf = async (id: number) =>
    (await findProductForStaff(app.db, id))?.edit.sizes[0]?.price
  expect([await priceOf(7), await priceOf(8)]).toEqual([11_000, 24_900])
  expect((await showList()).ticked).toBe(0)
  expect((await showAll()).changes).toMatchObject([
    { number: 1, title: 'Prices, 5% up', changed: '1 product', isUndone: false },
  ])
  for (const _ of [1, 2]) expect(await post(to, { intent: 'undo' })).toEqual({ to })
  expect(await show(to)).toMatchObject({ step: 'done', undone: true, leftAlone: [] })
  expect(await priceOf(7)).toBe(10_000)
  expect((await showAll()).changes).toMatchObject([{ isUndone: true }])
})

test('What is wrong with an amount is said, with what was typed', async () => {
  const { app, tick, start } = await openDesk()
  await tick({ intent: 'tick', id: '7' })
  for (const [amount, by] of [
    ['five', 'percent'],
    ['0', 'rupees'],
    ['-100', 'percent'],
    ['+1001', 'percent'],
    ['10000000', 'rupees'],
  ] as const) {
    const price = { amount, by, fault: expect.stringMatching(/\.$/) }
    expect(await start({ intent: 'price', amount, by })).toEqual({ price, status: 422 })
  }
  for (const fields of [{ intent: 'steal' }, { intent: 'category', category: 'none' }]) {
    expect(await start(fields as Record<string, string>)).toMatchObject({ status: 400 })
  }
  const ravi = await signIn(app, { role: 'desk' })
  expect(await start({ intent: 'hide' }, ravi)).toMatchObject({ status: 403 })
  await tick({ intent: 'none' })
  expect(await start({ intent: 'hide' })).toEqual({ to: '/desk/catalogue' })
})

test('Many are made to order in so many days, or away until a month', async () => {
  const { tick, start, show } = await openDesk()
  await tick({ intent: 'tick', id: '7' })
  const linesOf = async (fields: Record<string, string>) => {
    const view = await show(((await start(fields)) as { to: string }).to)
    return view.step === 'preview' ? view.lines.map(({ to }) => to) : []
  }
  expect(await linesOf({ intent: 'to-order', days: '२१' })).toEqual(['Made to order in 21 days'])
  expect(await linesOf({ intent: 'away', month: 'March' })).toEqual(['Back in March'])
  expect(await linesOf({ intent: 'away', month: '' })).toEqual(['Not now'])
  for (const days of ['0', '366', 'soon', '']) {
    expect(await start({ intent: 'to-order', days })).toMatchObject({
      days: { typed: days, fault: 'Made to order in 1 to 365 days.' },
      status: 422,
    })
  }
})

test('A change and its undoing say beforehand how many people will be told', async () => {
  const { app, tick, start, show, post } = await openDesk()
  await tick({ intent: 'tick', id: '7' })
  const away = (await start({ intent: 'away' })) as { to: string }
  expect(await show(away.to)).toMatchObject({ told: 0 })
  await post(away.to, { intent: 'apply' })
  const contact = readContact('meera@example.com')
  if (!contact) throw new Error('That is no address.')
  const wanted = { productId: 7, number: 0 }
  await askToBeTold(app.db, wanted, contact, { language: 'en', now: new Date() })
  expect(await show(away.to)).toMatchObject({ step: 'done', told: 1 })
  await tick({ intent: 'tick', id: '7' })
  await tick({ intent: 'tick', id: '8' })
  const back = (await start({ intent: 'available' })) as { to: string }
  expect(await show(back.to)).toMatchObject({ step: 'preview', told: 1 })
  const hide = (await start({ intent: 'hide' })) as { to: string }
  expect(await show(hide.to)).toMatchObject({ told: 0 })
  expect(await post(hide.to, { intent: 'throw-away' })).toEqual({ to: '/desk/catalogue' })
})

test('What is being rounded again is not applied, and may be rounded once more where that stays', async () => {
  const { app, tick, start, show, post } = await openDesk()
  await tick({ intent: 'tick', id: '7' })
  const { to } = (await start({ intent: 'price', amount: '+5', by: 'percent' })) as { to: string }
  // As a process leaves it that ends meanwhile.
  await app.db.updateTable('imports').set({ state: 'matching' }).execute()
  expect(await post(to, { intent: 'apply' })).toEqual({
    problem: expect.stringContaining('are being rounded again'),
    status: 409,
  })
  await post(to, { intent: 'round', round: '10' })
  expect(await show(to)).toMatchObject({ step: 'preview', roundTo: 10 })
  await post(to, { intent: 'apply' })
  expect((await findProductForStaff(app.db, 7))?.edit.sizes).toMatchObject([{ price: 11_000 }])
})

test('Prices are not applied with a rounding that was chosen and not yet shown', async () => {
  const { app, tick, start, show, post } = await openDesk()
  await tick({ intent: 'tick', id: '7' })
  const { to } = (await start({ intent: 'price', amount: '+5', by: 'percent' })) as { to: string }
  const priceNow = async () => (await findProductForStaff(app.db, 7))?.edit.sizes[0]?.price
  const drawn = { 'shown-round': '1', round: '10', intent: 'apply' }
  // Pressed twice on the same page it is shown all the same.
  for (const _ of [1, 2]) {
    expect(await post(to, drawn)).toEqual({
      problem: 'These are the prices with that rounding. Look at them, then apply.',
      // What stands on the page is read again only after an answer that is no error.
      status: 200,
    })
  }
  expect(await show(to)).toMatchObject({
    step: 'preview',
    roundTo: 10,
    lines: [{ to: 'Rs\u00a0110' }],
  })
  expect(await priceNow()).toBe(10_000)
  const again = { ...drawn, 'shown-round': '10' }
  for (const _ of [1, 2]) expect(await post(to, again)).toEqual({ to })
  expect(await priceNow()).toBe(11_000)
  // A page that was drawn before leads to what was done.
  expect(await post(to, drawn)).toEqual({ to })
})

test('The day of a change stands in its sentence as days do: a weekday keeps its capital', async () => {
  const { app, tick, start, post } = await openDesk()
  await tick({ intent: 'tick', id: '7' })
  const { to } = (await start({ intent: 'hide' })) as { to: string }
  await post(to, { intent: 'apply' })
  const kept = await findBulkChange(app.db, to.split('/').at(-1) ?? '')
  if (!kept) throw new Error('There is no such change.')
  const whoOn = async (now: string) => {
    const done = { ...kept, appliedAt: '2026-11-24T06:00:00.000Z' }
    const view = await showBulkChange(app.db, done, { after: 0, nameOf: String }, new Date(now))
    return view.step === 'done' && view.who
  }
  expect(await whoOn('2026-11-24T07:00:00.000Z')).toBe('Asha, today, 11:30 am')
  expect(await whoOn('2026-11-27T07:00:00.000Z')).toBe('Asha, Tue, 11:30 am')
})
