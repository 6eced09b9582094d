import fc from 'fast-check'
import { createElement } from 'react'
import { expect, test as onBoth } from 'vitest'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { deleteProduct } from '#app/catalogue/store/deleting/delete-product.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { productWords } from '#app/enquiries/product-words.ts'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import type { App } from '#server/app-context.ts'
import { triesOf } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { signIn } from '#tests/support/staff.ts'
import { formRequest, jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action as change } from './adding/change-list.api.ts'
import { addUp, listLede, rowNames } from './list-row.ts'
import { listRows } from './list-rows.server.ts'
import { ListSum } from './page/list-sum.tsx'
import { action, loader } from './page/my-list.route.tsx'
import { action as sendCall } from './send-list.api.ts'

const meera = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '98765 43210',
  address: 'Pune',
  message: '',
}

async function openShop(): Promise<App> {
  const app = await openTestApp({}, openTestCatalogue)
  return app
}

/** Posts the list's page as a browser without JavaScript does, with this list in its cookie. */
async function post(app: App, list: string, fields: Record<string, string>) {
  const args = routeArgs(app, formRequest('/my-list', fields, { Cookie: `my-list=${list}` }))
  const answer = await action(args)
  if (answer instanceof Response) {
    return { to: answer.headers.get('Location'), cookie: cookieOf(answer.headers), status: 303 }
  }
  const shown = await loader(args)
  const headers = new Headers(shown.init?.headers)
  return { ...answer.data, ...shown.data, status: answer.init?.status, cookie: cookieOf(headers) }
}

/** Opens the list's page. */
async function open(app: App, path: string, list = '') {
  const headers = { Cookie: `my-list=${list}` }
  const request = new Request(`http://localhost:3000${path}`, { headers })
  const { data, init } = await loader(routeArgs(app, request))
  return { ...data, headers: new Headers(init?.headers) }
}

function cookieOf(headers: Headers) {
  return /my-list=([^;]*)/.exec(headers.get('Set-Cookie') ?? '')?.[1]
}

/** Gives product 7 sizes 1, 2 and so on of these names, without prices unless they are given. */
function giveSizes({ db }: App, ...labels: (string | [string, number])[]) {
  const sizes = labels.map((given): ProductSize => {
    const [label, price = null] = typeof given === 'string' ? [given] : given
    return { number: null, label, labels: {}, price, availability: null }
  })
  return saveProduct({ db }, { staffId: 1, source: 'desk', id: 7, change: { sizes } })
}

const rowsOf = (app: App) => app.db.selectFrom('enquiries').selectAll().execute()

test('adding leads to the list’s page, with what was added first', async () => {
  const app = await openShop()
  expect(await post(app, '7.c', { add: '8', quantity: '2' })).toEqual({
    to: '/my-list',
    status: 303,
    cookie: '8.2-7.c',
  })
  const { rows, headers } = await open(app, '/my-list', '8.2-7.c')
  expect(rows).toMatchObject([
    { id: 8, name: 'Areca Palm', quantity: 2 },
    { id: 7, name: 'Snake Plant', quantity: 12 },
  ])
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.has('Set-Cookie')).toBe(false)
})

test('a change of the page brings back whatever else was typed', async () => {
  const app = await openShop()
  const typed = {
    ...meera,
    'quantity-7': '3',
    'quantity-8': '२',
    'note-7': 'Tall',
    'note-8': 'Two',
  }
  const taken = await post(app, '7-8', { ...typed, do: 'remove 7' })
  expect(taken).toMatchObject({
    rows: [{ id: 8, quantity: 2 }],
    removed: { id: 7, quantity: 3, place: 0, name: 'Snake Plant' },
    notes: { 7: 'Tall', 8: 'Two' },
    values: { fullName: 'Meera Deshpande', mobileNumber: '98765 43210' },
    errors: {},
    cookie: '8.2',
  })
  const back = await post(app, '8.2', { 'quantity-8': '2', 'note-7': 'Tall', do: 'put-back 7 3 0' })
  expect(back).toMatchObject({ cookie: '7.3-8.2', notes: { 7: 'Tall' } })
  expect((await post(app, '7.3-8.2', { do: 'more 7' })).cookie).toBe('7.4-8.2')
  expect((await post(app, '7-8.2', { do: 'fewer 7' })).cookie).toBeUndefined()
  expect((await post(app, '7-8', { 'quantity-8': '0', do: 'save' })).cookie).toBeUndefined()
})

test('a list posted without JavaScript becomes one enquiry, and only then goes off the cookie', async () => {
  const app = await openShop()
  const list = { 'quantity-7': '12', 'note-7': 'Same height', 'quantity-8': '1', 'note-8': '' }
  const refused = await post(app, '7.c-8', { ...list, ...meera, address: '', do: 'send' })
  expect(refused).toMatchObject({
    status: 422,
    errors: { address: 'Address is required.' },
    rows: [{ id: 7 }, { id: 8 }],
    notes: { 7: 'Same height' },
  })
  expect(refused.cookie).toBeUndefined()
  expect(await rowsOf(app)).toEqual([])

  // 9 came on the list in another tab meanwhile.
  const sent = await post(app, '9-7.c-8', { ...list, ...meera, do: 'send' })
  expect(sent).toMatchObject({
    to: expect.stringMatching(/^\/my-list\?reference=AN-/),
    cookie: '9',
  })
  const [row] = await rowsOf(app)
  expect(JSON.parse(row?.products ?? '')).toEqual([
    { id: 7, quantity: '12', note: 'Same height', name: 'Snake Plant' },
    { id: 8, quantity: '1', name: 'Areca Palm' },
  ])
  const page = await open(app, sent.to ?? '', '9')
  expect(page.sent).toMatchObject({ reference: row?.reference, things: 2 })
  expect(JSON.stringify(page)).not.toMatch(/Meera|9876543210|Same height/)
})

test('one product in two sizes is two rows on the page, in its buttons and in what is sent', async () => {
  const app = await openShop()
  await giveSizes(app, '4 inch pot', '6 inch pot', '8 inch pot')
  const two = '7~3.c-7~1'
  const page = await open(app, '/my-list', two)
  expect(page).toMatchObject({
    gone: 0,
    rows: [
      { id: 7, size: 3, quantity: 12, name: 'Snake Plant' },
      { id: 7, size: 1, quantity: 1, name: 'Snake Plant' },
    ],
  })
  expect(page.rows.map((row) => rowNames(row, 'en').name)).toEqual([
    'Snake Plant, 8 inch pot',
    'Snake Plant, 4 inch pot',
  ])
  expect(page.headers.has('Set-Cookie')).toBe(false)
  expect((await post(app, two, { add: '7', size: '2', quantity: '5' })).cookie).toBe(`7~2.5-${two}`)
  expect((await post(app, two, { do: 'more 7~1' })).cookie).toBe('7~3.c-7~1.2')
  expect((await post(app, two, { do: 'more 7' })).cookie).toBeUndefined()
  const typed = { 'quantity-7~3': '12', 'note-7~3': 'Tall', 'quantity-7~1': '2' }
  const taken = await post(app, two, { ...typed, do: 'remove 7~3' })
  expect(taken).toMatchObject({
    cookie: '7~1.2',
    removed: { id: 7, size: 3, quantity: 12, place: 0 },
    rows: [{ id: 7, size: 1, quantity: 2 }],
    notes: { '7~3': 'Tall' },
  })
  const back = await post(app, '7~1.2', { 'note-7~3': 'Tall', do: 'put-back 7~3 12 0' })
  expect(back).toMatchObject({ cookie: '7~3.c-7~1.2', notes: { '7~3': 'Tall' } })

  // Another size came on the list in another tab meanwhile.
  const sent = await post(app, `7~2-${two}-7`, { ...typed, ...meera, do: 'send' })
  expect(sent.cookie).toBe('7~2-7')
  const [row] = await rowsOf(app)
  expect(JSON.parse(row?.products ?? '')).toEqual([
    {
      ...{ id: 7, size: 3, quantity: '12', note: 'Tall' },
      ...{ name: 'Snake Plant, 8 inch pot', sizeLabel: '8 inch pot' },
    },
    {
      ...{ id: 7, size: 1, quantity: '2' },
      ...{ name: 'Snake Plant, 4 inch pot', sizeLabel: '4 inch pot' },
    },
  ])
  const said = await open(app, sent.to ?? '', sent.cookie)
  expect(said.sent).toMatchObject({ things: 2, thumbs: [expect.anything()] })
  expect(decodeURIComponent(said.sent?.chat ?? '')).toContain('Snake Plant, 8 inch pot × 12')
})

test('sizes are chosen on the page, and rows that become one have both quantities and notes', async () => {
  const app = await openShop()
  await giveSizes(app, '4 inch pot', '6 inch pot', '8 inch pot')
  const three = { 'quantity-7': '2', 'quantity-7~1': '3', 'quantity-7~2': '4', 'quantity-8': '1' }
  const notes = { 'note-7': 'Tall', 'note-7~2': 'Green' }
  // Two rows change places, and what had no size yet becomes one of them.
  const chosen = { 'size-7': '2', 'size-7~1': '2', 'size-7~2': '1', 'size-8': '' }
  const page = await post(app, '7-7~1-7~2-8', { ...three, ...notes, ...chosen, do: 'save' })
  expect(page).toMatchObject({
    cookie: '7~2.5-7~1.4-8',
    notes: { '7~2': 'Tall', '7~1': 'Green' },
  })
  const more = { 'quantity-7~1': '3', 'size-7~1': '3', do: 'more 7~1' }
  expect((await post(app, '7~1.3', more)).cookie).toBe('7~3.4')
  const sent = await post(app, '7~1.3-7~2', { ...meera, ...more, do: 'send' })
  expect(sent.cookie).toBe('7~2')
  const [row] = await rowsOf(app)
  expect(JSON.parse(row?.products ?? '')).toMatchObject([{ id: 7, size: 3, quantity: '3' }])

  // A size that is taken away keeps its words until another one is chosen.
  await giveSizes(app, '10 inch pot')
  const [gone] = (await open(app, '/my-list', '7~3')).rows
  expect(gone && rowNames(gone, 'en').name).toBe('Snake Plant, 8 inch pot')
  expect(gone?.sizes).toMatchObject([{ number: 4 }])
})

test('a list with a price for each thing is added up, by today’s prices alone', async () => {
  const app = await openTestApp({ PRICES_SHOWN: 'yes' }, openTestCatalogue)
  await giveSizes(app, ['4 inch pot', 24_900], '6 inch pot')
  const sumOf = async (list: string) => addUp((await open(app, '/my-list', list)).rows)
  expect(await sumOf('7~1.3')).toEqual({ sum: 74_700 })
  expect(await sumOf('7~1.3-7~2-7-8')).toEqual({ unpriced: 3 })
  // Another product's number names none of its sizes.
  expect(await sumOf('7~1.3-7~9')).toEqual({ unpriced: 1 })
  const seen = { 'quantity-7~1': '2', 'price-7~1': '24900', 'quantity-7~2': '1', 'price-7~2': '1' }
  await post(app, '7~1-7~2', { ...meera, ...seen, do: 'send' })
  const [row] = await rowsOf(app)
  const products = JSON.parse(row?.products ?? '')
  expect(products[0]).toMatchObject({ size: 1, priceSeen: 24_900 })
  expect(products[1]).not.toHaveProperty('priceSeen')
  app.config.prices.areShown = false
  expect(await sumOf('7~1.3')).toBeUndefined()
})

test('under a list’s sum stands what quotes do about GST, and nothing of it where they have none', async () => {
  const app = await openTestApp({ PRICES_SHOWN: 'yes' }, openTestCatalogue)
  await giveSizes(app, ['4 inch pot', 24_900])
  const { staffId } = await signIn(app)
  const told: (string | undefined)[] = []
  const look = async () => {
    const { rows, tax } = await open(app, '/my-list', '7~1')
    const { html } = renderPage(createElement(ListSum, { rows, tax }))
    told.push(/<p>(.*?\.) You pay nothing here/.exec(html)?.[1])
  }
  const set = (name: string, was: unknown, value: unknown) => {
    const asStored = (held: unknown) => (held === null ? null : JSON.stringify(held))
    const change = { name, value: asStored(value), was: asStored(was) }
    return app.db
      .transaction()
      .execute((transaction) => saveSettings(transaction, [change], { staffId }))
  }
  await look()
  await set('quote-tax', null, 'included')
  await look()
  await set('quote-tax-rate', null, 500)
  await look()
  await set('quote-gstin', null, '27AAPFU0939F1ZV')
  await set('quote-tax', 'included', 'added')
  await look()
  await set('quote-tax', 'added', 'none')
  await look()
  expect(told).toEqual([
    'At today’s prices.',
    'At today’s prices.',
    'At today’s prices with GST.',
    'At today’s prices before GST.',
    'At today’s prices.',
  ])
})

test('a size that waits in a browser is taken as JSON, whether or not the product has it', async () => {
  const app = await openShop()
  const headers = { Cookie: 'XSRF-TOKEN=a-token-of-the-test-itself; my-list=7~9999.2-7' }
  const send = (products: unknown) =>
    sendCall(routeArgs(app, jsonRequest('/my-list', { ...meera, products }, headers)))
  const answer = await send([{ id: 7, size: 9_999, quantity: '2' }])
  expect([answer.status, cookieOf(answer.headers)]).toEqual([201, '7'])
  const [row] = await rowsOf(app)
  expect(JSON.parse(row?.products ?? '')).toEqual([{ id: 7, quantity: '2', name: 'Snake Plant' }])
  for (const size of [0, -1, 10_000, 1.5, '3', {}]) {
    const refused = await send([{ id: 7, size }])
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { errors: { products: 'A size is named by its number.' } },
    ])
  }
})

test('an empty list is not sent', async () => {
  const app = await openShop()
  expect(await post(app, '', { ...meera, do: 'send' })).toMatchObject({
    status: 422,
    errors: { products: 'Your list is empty.' },
  })
})

test('sent as JSON twice under one id it is stored once, and the list is emptied', async () => {
  const app = await openShop()
  const body = {
    ...meera,
    products: [{ id: 7, quantity: '2', note: 'Tall' }],
    submissionId: '3f8a5b62-8d2f-4a3e-9d5c-0a1b2c3d4e5f',
  }
  const headers = { Cookie: 'XSRF-TOKEN=a-token-of-the-test-itself; my-list=7.2-8' }
  const answers = [1, 2].map(() => sendCall(routeArgs(app, jsonRequest('/my-list', body, headers))))
  for (const answer of await Promise.all(answers)) {
    expect(answer.status).toBe(201)
    expect(cookieOf(answer.headers)).toBe('8')
  }
  expect(await rowsOf(app)).toHaveLength(1)
  const refused = await sendCall(
    routeArgs(app, jsonRequest('/my-list', { ...body, email: '' }, headers)),
  )
  expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([422, null])
})

test('what was changed on the list while it waited to be sent stays on it', async () => {
  const app = await openShop()
  const leftOf = async (now: string, listed: unknown) => {
    const products = [
      { id: 7, quantity: '2' },
      { id: 8, quantity: '3' },
    ]
    const headers = { Cookie: `XSRF-TOKEN=a-token-of-the-test-itself; my-list=${now}` }
    const body = { ...meera, products, listed }
    const answer = await sendCall(routeArgs(app, jsonRequest('/my-list', body, headers)))
    expect(answer.status).toBe(201)
    return cookieOf(answer.headers)
  }
  expect(await leftOf('7.2-8.3-9', '7.2-8.3')).toBe('9')
  expect(await leftOf('7.5-8.3', '7.2-8.3')).toBe('7.5')
  // Three of 8 were typed and sent at once, and kept on the list before that or after.
  expect(await leftOf('7.2-8', '7.2-8')).toBe('')
  expect(await leftOf('7.2-8.3', '7.2-8')).toBe('')
  // A page of before does not say what the list held.
  expect(await leftOf('7.5-8.3', undefined)).toBe('')
  expect(await leftOf('7.5-8.3', { not: 'a list' })).toBe('')
})

test('somebody’s list is shown beside one’s own, which changes only when asked', async () => {
  const app = await openShop()
  const { shared, rows, headers } = await open(app, '/my-list?list=8.5-99999-nonsense', '7.2')
  expect(shared).toMatchObject({
    rows: [{ id: 8, quantity: 5 }],
    list: '8.5',
    mine: 1,
    isMine: false,
  })
  expect([rows, headers.has('Set-Cookie')]).toEqual([[], false])
  expect((await open(app, '/my-list?list=7.2', '7.2')).shared?.isMine).toBe(true)
  const inSizes = await open(app, '/my-list?list=7~3.2-7~4-7~3', '7~3.2')
  expect(inSizes.shared).toMatchObject({ list: '7~3.2-7~4', isMine: false, rows: { length: 2 } })
  expect((await post(app, '7~3.9', { list: '7~3.2-7~4', do: 'join' })).cookie).toBe('7~3.9-7~4')
  expect((await post(app, '7.2', { list: '7.9-8.5', do: 'join' })).cookie).toBe('7.2-8.5')
  expect((await post(app, '7.2', { list: '7.9-8.5', do: 'replace' })).cookie).toBe('7.9-8.5')
})

test('what is no longer sold goes off the list, and the page says so', async () => {
  const app = await openShop()
  await deleteProduct(app, 8, 1)
  expect(await open(app, '/my-list', '7.2-8.1')).toMatchObject({
    rows: [{ id: 7 }],
    gone: 1,
    goneNames: ['Areca Palm'],
  })
  const page = await open(app, '/my-list', '7.2-99999-x!')
  expect(page).toMatchObject({ rows: [{ id: 7 }], gone: 1 })
  expect(cookieOf(page.headers)).toBe('7.2')
})

onBoth('odd addresses and cookies all get a page', async () => {
  const app = await openShop()
  const odd = fc.oneof(
    fc.stringMatching(/^[0-9a-z.~-]{0,24}$/),
    fc.string({ unit: 'binary', maxLength: 24 }),
    fc.constantFrom(
      '7.c-8',
      '8',
      'zik0zj',
      'zzzzzz.zzz',
      '__proto__',
      '-'.repeat(900),
      'AN-00000000',
    ),
  )
  const name = fc.constantFrom('list', 'reference', 'after', '__proto__')
  await fc.assert(
    fc.asyncProperty(odd, name, odd, async (cookie, field, value) => {
      const query = new URLSearchParams({ [field]: value.toWellFormed() })
      const sendable = cookie.replace(/[^\x20-\x7e]/g, '')
      const page = await open(app, `/my-list?${query}`, sendable)
      expect(page.rows.length).toBeLessThanOrEqual(60)
      expect(page.headers.get('Cache-Control')).toBe('no-store')
    }),
    { numRuns: triesOf(2_000) },
  )
})

test('a change as JSON answers with the list, and is taken from our own pages alone', async () => {
  const app = await openShop()
  const ask = (body: unknown, headers: Record<string, string>) =>
    change(routeArgs(app, jsonRequest('/my-list/change', body, headers)))
  const ours = { 'Sec-Fetch-Site': 'same-origin', Cookie: 'my-list=8' }
  const added = await ask({ do: 'add', id: 7, quantity: 12 }, ours)
  expect(await added.json()).toMatchObject({
    rows: [{ id: 7, name: 'Snake Plant', quantity: 12 }, { id: 8 }],
  })
  expect(cookieOf(added.headers)).toBe('7.c-8')
  const inSize = await ask({ do: 'add', id: 7, size: 3, language: 'hi' }, ours)
  const [row] = (await inSize.json()).rows
  expect([row.size, rowNames(row, 'hi').localName]).toEqual([3, 'स्नेक प्लांट, आकार 3'])
  expect(cookieOf(inSize.headers)).toBe('7~3-8')
  const listed = { ...ours, Cookie: 'my-list=7.2-8-7~3' }
  const folded = await ask({ do: 'choose-size', id: 7, to: 3 }, listed)
  expect(cookieOf(folded.headers)).toBe('7~3.3-8')
  const inHindi = await ask({ do: 'add', id: 7, language: 'hi' }, ours)
  expect((await inHindi.json()).rows[0]).toMatchObject({
    name: 'Snake Plant',
    localName: 'स्नेक प्लांट',
  })
  expect((await ask({ do: 'add', id: 7 }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  for (const body of [
    {},
    '{',
    { do: 'add' },
    { do: 'set', id: 7, quantity: 0 },
    { do: 'send' },
    { do: 'add', id: 7, size: 0 },
    { do: 'choose-size', id: 7 },
  ]) {
    expect((await ask(body, ours)).status).toBe(422)
  }
})

test('what is sold by the bag says how much one of it is, in the list and in what is sent', async () => {
  const app = await openShop()
  const { db } = app
  const [row] = await listRows(app, [{ id: 44, quantity: 10 }], 'en')
  expect(row).toMatchObject({ name: 'General Purpose Soil, 20kg', quantity: 10 })
  const products = [{ id: 44, quantity: '10' }]
  const { reference } = await receiveEnquiry(app, { ...meera, products })
  const stored = await db
    .selectFrom('enquiries')
    .select('products')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const [sent] = productsOf(stored)
  expect(sent && productWords(sent)).toBe('General Purpose Soil, 20kg × 10')
})

test('an empty list is called so, and is no enquiry about no things', () => {
  expect(listLede(0, 'en')).toBe('Your list is empty now.')
  expect(listLede(2, 'en')).toMatch(/^Two things, one enquiry\./)
})
