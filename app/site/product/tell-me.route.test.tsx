import { expect } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { showProductPage } from '#tests/support/product-page.tsx'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader } from './product.route.tsx'

async function openShop() {
  const app = await openTestApp({}, openTestCatalogue)
  const size = { number: null, labels: {}, price: null }
  const sizes = [
    { ...size, label: '4 inch pot', availability: null },
    {
      ...size,
      label: '20 cm pot',
      availability: { is: 'away' as const, backIn: 'March' as const },
    },
  ]
  const by = { staffId: 1, source: 'desk' } as const
  await saveProduct(app, { id: 7, change: { sizes }, ...by })
  await saveProduct(app, { id: 8, change: { backIn: 'July' }, ...by })
  const ask = async (path: string, contact: string) => {
    const args = routeArgs(app, formRequest(path, { contact }))
    const answer = await action({ ...args, params: { slug: path.split('/')[2] ?? '' } })
    return answer instanceof Response
      ? { status: answer.status, to: answer.headers.get('Location') ?? '' }
      : { status: answer.init?.status, to: '', ...answer.data }
  }
  const show = async (asked: string) => (await showProductPage(app.db, asked)).html
  return { app, ask, show }
}

test('whoever asks to be told is led to a page that says so, and whose address names nobody', async () => {
  const { app, ask, show } = await openShop()
  const { status, to } = await ask('/product/snake-plant/tell-me?size=2', '98200 45217')
  expect(status).toBe(303)
  expect(to).toMatch(/^\/product\/snake-plant\?size=2&noted=[\w-]{32}#noted$/)
  const html = await show(to.slice('/product/'.length).replace(/#.*/, ''))
  expect(html).toContain(
    'Noted. We write to 98200\u00a0…\u00a0217 when the 20 cm pot is back, about March.',
  )
  expect(html).toContain('Do not write to me after all')
  expect(html).toMatch(/id="noted" [^>]*tabindex="-1"/)
  const again = await ask('/product/snake-plant/tell-me?size=2', '+91 9820045217')
  expect(again.status).toBe(303)
  const rows = await app.db.selectFrom('waiting_list').select(['contact', 'number']).execute()
  expect(rows).toEqual([{ contact: '9820045217', number: 2 }])
  expect(await show('snake-plant?size=2&noted=nobodys')).not.toContain('Noted.')
})

test('a mistake is said at the field, with what was typed', async () => {
  const { ask } = await openShop()
  expect(await ask('/product/snake-plant/tell-me?size=2', '98200 4512')).toMatchObject({
    status: 422,
    values: { contact: '98200 4512' },
    errors: { contact: 'Write an e-mail address or a mobile number of ten digits.' },
  })
})

test('only what is away has the form, and what has a month without any size has it, too', async () => {
  const { show } = await openShop()
  const sized = await show('snake-plant?size=2')
  expect(sized.match(/id="tell-\d+"/g)).toEqual(['id="tell-2"'])
  expect(sized).toContain('We write once, when it is back (about March)')
  expect(sized).toContain('action="/product/snake-plant/tell-me?size=2"')
  const whole = await show('areca-palm')
  expect(whole).toContain('action="/product/areca-palm/tell-me"')
  expect(whole).toContain('(about July)')
  expect(await show('monstera')).not.toContain('tell-me')
})

test('what can be had again meanwhile, or is offered no more, is answered by the page, which says so', async () => {
  const { app, ask, show } = await openShop()
  const to = '/product/snake-plant?size=1&noted=nothing'
  expect(await ask('/product/snake-plant/tell-me?size=1', 'meera@example.com')).toEqual({
    status: 303,
    to: `${to}#noted`,
  })
  expect(await show(to.slice('/product/'.length))).toContain('Nothing was noted: it can be had')
  expect(await show('snake-plant?size=1')).not.toContain('Nothing was noted')
  const gone = await ask('/product/snake-plant/tell-me?size=9', 'meera@example.com')
  expect(gone.to).toBe('/product/snake-plant?size=9&noted=nothing#noted')
  const args = routeArgs(app, new Request(`http://localhost:3000${gone.to}`))
  const led = await loader({ ...args, params: { slug: 'snake-plant' } }).catch((thrown) => thrown)
  expect([led.status, led.headers.get('Location')]).toEqual([
    301,
    '/product/snake-plant?noted=nothing',
  ])
})
