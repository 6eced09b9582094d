import fc from 'fast-check'
import { expect, test as onBoth } from 'vitest'
import { deleteProduct } from '#app/catalogue/store/deleting/delete-product.server.ts'
import { anyText } from '#tests/support/any-text.ts'
import { triesOf } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { cookieOf, meera, openList, openShop, postList } from '#tests/support/pages/list-page.ts'
import { jsonRequest, routeArgs } from '#tests/support/test-app.ts'
import { action as change } from './adding/change-list.api.ts'
import { listLede, rowNames } from './list-row.ts'

test('adding leads to the list’s page, with what was added first', async () => {
  const app = await openShop()
  expect(await postList(app, '7.c', { add: '8', quantity: '2' })).toEqual({
    to: '/my-list',
    status: 303,
    cookie: '8.2-7.c',
  })
  const { rows, headers } = await openList(app, '/my-list', '8.2-7.c')
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
  const taken = await postList(app, '7-8', { ...typed, do: 'remove 7' })
  expect(taken).toMatchObject({
    rows: [{ id: 8, quantity: 2 }],
    removed: { id: 7, quantity: 3, place: 0, name: 'Snake Plant' },
    notes: { 7: 'Tall', 8: 'Two' },
    values: { fullName: 'Meera Deshpande', mobileNumber: '98765 43210' },
    errors: {},
    cookie: '8.2',
  })
  const back = await postList(app, '8.2', {
    'quantity-8': '2',
    'note-7': 'Tall',
    do: 'put-back 7 3 0',
  })
  expect(back).toMatchObject({ cookie: '7.3-8.2', notes: { 7: 'Tall' } })
  expect((await postList(app, '7.3-8.2', { do: 'more 7' })).cookie).toBe('7.4-8.2')
  expect((await postList(app, '7-8.2', { do: 'fewer 7' })).cookie).toBeUndefined()
  expect((await postList(app, '7-8', { 'quantity-8': '0', do: 'save' })).cookie).toBeUndefined()
})

test('somebody’s list is shown beside one’s own, which changes only when asked', async () => {
  const app = await openShop()
  const { shared, rows, headers } = await openList(app, '/my-list?list=8.5-99999-nonsense', '7.2')
  expect(shared).toMatchObject({
    rows: [{ id: 8, quantity: 5 }],
    list: '8.5',
    mine: 1,
    isMine: false,
  })
  expect([rows, headers.has('Set-Cookie')]).toEqual([[], false])
  expect((await openList(app, '/my-list?list=7.2', '7.2')).shared?.isMine).toBe(true)
  const inSizes = await openList(app, '/my-list?list=7~3.2-7~4-7~3', '7~3.2')
  expect(inSizes.shared).toMatchObject({ list: '7~3.2-7~4', isMine: false, rows: { length: 2 } })
  expect((await postList(app, '7~3.9', { list: '7~3.2-7~4', do: 'join' })).cookie).toBe('7~3.9-7~4')
  expect((await postList(app, '7.2', { list: '7.9-8.5', do: 'join' })).cookie).toBe('7.2-8.5')
  expect((await postList(app, '7.2', { list: '7.9-8.5', do: 'replace' })).cookie).toBe('7.9-8.5')
})

test('what is no longer sold goes off the list, and the page says so', async () => {
  const app = await openShop()
  await deleteProduct(app, 8, 1)
  expect(await openList(app, '/my-list', '7.2-8.1')).toMatchObject({
    rows: [{ id: 7 }],
    gone: 1,
    goneNames: ['Areca Palm'],
  })
  const page = await openList(app, '/my-list', '7.2-99999-x!')
  expect(page).toMatchObject({ rows: [{ id: 7 }], gone: 1 })
  expect(cookieOf(page.headers)).toBe('7.2')
})

onBoth('odd addresses and cookies all get a page', async () => {
  const app = await openShop()
  const odd = fc.oneof(
    fc.stringMatching(/^[0-9a-z.~-]{0,24}$/),
    anyText(24),
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
      const page = await openList(app, `/my-list?${query}`, sendable)
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

test('an empty list is called so, and is no enquiry about no things', () => {
  expect(listLede(0, 'en')).toBe('Your list is empty now.')
  expect(listLede(2, 'en')).toMatch(/^Two things, one enquiry\./)
})
