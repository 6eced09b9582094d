import { expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import {
  cookieOf,
  meera,
  openList,
  openShop,
  postList,
  rowsOf,
} from '#tests/support/pages/list-page.ts'
import { jsonRequest, routeArgs } from '#tests/support/test-app.ts'
import { action as sendCall } from './send-list.api.ts'

test('a list posted without JavaScript becomes one enquiry, and only then goes off the cookie', async () => {
  const app = await openShop()
  const list = { 'quantity-7': '12', 'note-7': 'Same height', 'quantity-8': '1', 'note-8': '' }
  const refused = await postList(app, '7.c-8', { ...list, ...meera, address: '', do: 'send' })
  expect(refused).toMatchObject({
    status: 422,
    errors: { address: 'Address is required.' },
    rows: [{ id: 7 }, { id: 8 }],
    notes: { 7: 'Same height' },
  })
  expect(refused.cookie).toBeUndefined()
  expect(await rowsOf(app)).toEqual([])

  // 9 came on the list in another tab meanwhile.
  const sent = await postList(app, '9-7.c-8', { ...list, ...meera, do: 'send' })
  expect(sent).toMatchObject({
    to: expect.stringMatching(/^\/my-list\?reference=AN-/),
    cookie: '9',
  })
  const [row] = await rowsOf(app)
  expect(JSON.parse(row?.products ?? '')).toEqual([
    { id: 7, quantity: '12', note: 'Same height', name: 'Snake Plant' },
    { id: 8, quantity: '1', name: 'Areca Palm' },
  ])
  const page = await openList(app, sent.to ?? '', '9')
  expect(page.sent).toMatchObject({ reference: row?.reference, things: 2 })
  expect(JSON.stringify(page)).not.toMatch(/Meera|9876543210|Same height/)
})

test('an empty list is not sent', async () => {
  const app = await openShop()
  expect(await postList(app, '', { ...meera, do: 'send' })).toMatchObject({
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
  expect(await rowsOf(app)).toMatchObject([{ submission_id: body.submissionId }])
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
