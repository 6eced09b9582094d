import { expect } from 'vitest'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { action, loader } from '#app/enquiries/form/enquiry-form.route.tsx'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import type { App } from '#server/app-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { loader as ask } from './asked-about.api.ts'

const meera = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '98765 43210',
  address: 'Pune',
}
const plain = { number: null, labels: {}, availability: null }
const small: ProductSize = { ...plain, label: '4 inch pot', price: 24_900 }
const large: ProductSize = { ...plain, label: '6 inch pot', price: null }

async function openShop(prices: 'yes' | 'no' = 'yes') {
  const app = await openTestApp({ PRICES_SHOWN: prices }, openTestCatalogue)
  await saveProduct(app, { staffId: 1, source: 'desk', id: 7, change: { sizes: [small, large] } })
  return app
}

const get = (app: App, query: string) =>
  routeArgs(app, new Request(`http://localhost:3000/product/enquiryForm${query}`))
const open = async (app: App, query: string) => (await loader(get(app, query))).data
const stored = async ({ db }: App) => {
  const rows = await db.selectFrom('enquiries').select('products').execute()
  return rows.map(productsOf)
}

test('the form says what was chosen of a product with sizes, and nothing of any other', async () => {
  const app = await openShop()
  const { about, chosen } = await open(app, '?product=7&size=2&quantity=6')
  expect(about).toMatchObject({ id: 7, name: 'Snake Plant', sizes: [{ number: 1 }, { number: 2 }] })
  expect(chosen).toEqual({ size: 2, quantity: '6' })
  expect((await open(app, '?product=7&size=abc')).chosen).toMatchObject({ size: undefined })
  expect((await open(app, '?product=8')).about).toBeUndefined()
  const said = async (shop: App, query: string) => {
    const answer = await ask(get(shop, query))
    return answer.status === 200 ? answer.text() : answer.status
  }
  const html = await said(app, '?product=7&size=1&quantity=6')
  expect(html).toContain('<b>Rs\u00a0249</b>')
  expect(html).toContain('value="6"')
  // Another product's number chooses none of its sizes, and shows no price.
  const foreign = String(await said(app, '?product=7&size=9&quantity=6'))
  expect(foreign).toMatch(/<option value="" selected="">/)
  expect(foreign).not.toContain('<b>Rs')
  for (const product of ['8', '999999', 'x', '']) {
    expect(await said(app, `?product=${product}`)).toBe(204)
  }
  const without = await said(await openShop('no'), '?product=7&size=1')
  expect(without).toContain('4 inch pot')
  expect(without).not.toMatch(/price|249/)
})

test('posted without JavaScript it keeps size, number and the price that was shown', async () => {
  const app = await openShop()
  const post = (fields: Record<string, string>) =>
    routeArgs(app, formRequest('/product/enquiryForm', fields))
  const asked = { product: '7', size: '1', quantity: '3', priceSeen: '24900' }
  const refused = post({ ...meera, ...asked, address: '' })
  await action(refused)
  expect((await loader(refused)).data).toMatchObject({
    about: { id: 7 },
    chosen: { size: 1, quantity: '3' },
  })
  await action(post({ ...meera, ...asked }))
  await action(post({ ...meera, ...asked, size: '2', priceSeen: 'free' }))
  await action(post({ ...meera, product: '7', size: '', quantity: '1', message: 'Which size?' }))
  expect(await stored(app)).toMatchObject([
    [{ id: 7, size: 1, quantity: '3', priceSeen: 24_900, name: 'Snake Plant, 4 inch pot' }],
    [{ id: 7, size: 2, quantity: '3', name: 'Snake Plant, 6 inch pot' }],
    [{ id: 7, quantity: '1', name: 'Snake Plant' }],
  ])
})
