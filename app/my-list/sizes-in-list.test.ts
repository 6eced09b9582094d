import { createElement } from 'react'
import { expect } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { productWords } from '#app/enquiries/product-words.ts'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import { LanguageContext } from '#languages/use-language.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import {
  cookieOf,
  giveSizes,
  meera,
  openList,
  openShop,
  postList,
  rowsOf,
} from '#tests/support/pages/list-page.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { signIn } from '#tests/support/staff.ts'
import { jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { ListDrawer } from './adding/list-drawer.tsx'
import { addUp, rowNames } from './list-row.ts'
import { listRows } from './list-rows.server.ts'
import { ListItem } from './page/list-item.tsx'
import { ChangedSum, ListSum } from './page/list-sum.tsx'
import { SharedList } from './page/shared-list.tsx'
import { action as sendCall } from './send-list.api.ts'

test('one product in two sizes is two rows on the page, in its buttons and in what is sent', async () => {
  const app = await openShop()
  await giveSizes(app, '4 inch pot', '6 inch pot', '8 inch pot')
  const two = '7~3.c-7~1'
  const page = await openList(app, '/my-list', two)
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
  const summaries = page.rows.map((row) => {
    const { html } = renderPage(createElement(ListItem, { row, note: undefined }))
    return html.match(/<summary>.*<\/svg>(.*)<\/summary>/)?.[1]
  })
  expect(summaries).toEqual([
    'Add a note<span class="vh">: Snake Plant, 8 inch pot</span>',
    'Add a note<span class="vh">: Snake Plant, 4 inch pot</span>',
  ])
  expect(page.headers.has('Set-Cookie')).toBe(false)
  expect((await postList(app, two, { add: '7', size: '2', quantity: '5' })).cookie).toBe(
    `7~2.5-${two}`,
  )
  expect((await postList(app, two, { do: 'more 7~1' })).cookie).toBe('7~3.c-7~1.2')
  expect((await postList(app, two, { do: 'more 7' })).cookie).toBeUndefined()
  const typed = { 'quantity-7~3': '12', 'note-7~3': 'Tall', 'quantity-7~1': '2' }
  const taken = await postList(app, two, { ...typed, do: 'remove 7~3' })
  expect(taken).toMatchObject({
    cookie: '7~1.2',
    removed: { id: 7, size: 3, quantity: 12, place: 0 },
    rows: [{ id: 7, size: 1, quantity: 2 }],
    notes: { '7~3': 'Tall' },
  })
  const back = await postList(app, '7~1.2', { 'note-7~3': 'Tall', do: 'put-back 7~3 12 0' })
  expect(back).toMatchObject({ cookie: '7~3.c-7~1.2', notes: { '7~3': 'Tall' } })

  // Another size came on the list in another tab meanwhile.
  const sent = await postList(app, `7~2-${two}-7`, { ...typed, ...meera, do: 'send' })
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
  const said = await openList(app, sent.to ?? '', sent.cookie)
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
  const page = await postList(app, '7-7~1-7~2-8', { ...three, ...notes, ...chosen, do: 'save' })
  expect(page).toMatchObject({
    cookie: '7~2.5-7~1.4-8',
    notes: { '7~2': 'Tall', '7~1': 'Green' },
  })
  const more = { 'quantity-7~1': '3', 'size-7~1': '3', do: 'more 7~1' }
  expect((await postList(app, '7~1.3', more)).cookie).toBe('7~3.4')
  const sent = await postList(app, '7~1.3-7~2', { ...meera, ...more, do: 'send' })
  expect(sent.cookie).toBe('7~2')
  const [row] = await rowsOf(app)
  expect(JSON.parse(row?.products ?? '')).toMatchObject([{ id: 7, size: 3, quantity: '3' }])

  // A size that is taken away keeps its words until another one is chosen.
  await giveSizes(app, '10 inch pot')
  const [gone] = (await openList(app, '/my-list', '7~3')).rows
  expect(gone && rowNames(gone, 'en').name).toBe('Snake Plant, 8 inch pot')
  expect(gone?.sizes).toMatchObject([{ number: 4 }])
})

test('in another language a thing has its size once, and only what is English is called so', async () => {
  const rows = await listRows(await openShop(), [{ id: 7, size: 3, quantity: 1 }], 'hi')
  const shared = { list: '7~3', rows, mine: 0, isMine: false }
  const drawer = { opener: {}, said: '', rows }
  for (const part of [
    createElement(SharedList, shared),
    createElement(ListDrawer, drawer as never),
  ]) {
    const { html } = renderPage(createElement(LanguageContext, { value: 'hi' }, part))
    expect(html).toContain('>स्नेक प्लांट, आकार 3 <span class="en" lang="en">Snake Plant</span><')
    expect(html).not.toMatch(/lang="en">[^<]*आकार/)
  }
})

test('a list with a price for each thing is added up, by today’s prices alone', async () => {
  const app = await openTestApp({ PRICES_SHOWN: 'yes' }, openTestCatalogue)
  await giveSizes(app, ['4 inch pot', 24_900], '6 inch pot')
  const sumOf = async (list: string) => addUp((await openList(app, '/my-list', list)).rows)
  expect(await sumOf('7~1.3')).toEqual({ sum: 74_700 })
  expect(await sumOf('7~1.3-7~2-7-8')).toEqual({ unpriced: 3 })
  // Another product's number names none of its sizes.
  expect(await sumOf('7~1.3-7~9')).toEqual({ unpriced: 1 })
  const seen = { 'quantity-7~1': '2', 'price-7~1': '24900', 'quantity-7~2': '1', 'price-7~2': '1' }
  await postList(app, '7~1-7~2', { ...meera, ...seen, do: 'send' })
  const [row] = await rowsOf(app)
  const products = JSON.parse(row?.products ?? '')
  expect(products[0]).toMatchObject({ size: 1, priceSeen: 24_900 })
  expect(products[1]).not.toHaveProperty('priceSeen')
  const saying = async (said?: string) => {
    const { rows } = await openList(app, '/my-list', '7~1.2')
    const { html } = renderPage(createElement(ChangedSum, { rows, said }))
    return html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
  }
  const about = 'about Rs 498 before delivery'
  expect([await saying(), await saying(''), await saying('2')]).toEqual(['', about, `2, ${about}`])
  app.config.prices.areShown = false
  expect(await sumOf('7~1.3')).toBeUndefined()
  expect([await saying(), await saying(''), await saying('2')]).toEqual(['', '', '2'])
})

test('under a list’s sum stands what quotes do about GST, and nothing of it where they have none', async () => {
  const app = await openTestApp({ PRICES_SHOWN: 'yes' }, openTestCatalogue)
  await giveSizes(app, ['4 inch pot', 24_900])
  const { staffId } = await signIn(app)
  const told: (string | undefined)[] = []
  const look = async () => {
    const { rows, tax } = await openList(app, '/my-list', '7~1')
    const { html } = renderPage(createElement(ListSum, { rows, tax }))
    expect(html).not.toContain('role=')
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
