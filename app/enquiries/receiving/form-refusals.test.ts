import { randomUUID } from 'node:crypto'
import { describe, expect, test as onBoth } from 'vitest'
import { action as bulkPage } from '#app/enquiries/bulk/corporate.route.tsx'
import { action as submitBulk } from '#app/enquiries/bulk/submit-bulk-enquiry.api.ts'
import { action as page } from '#app/enquiries/form/enquiry-form.route.tsx'
import { action as subscribePage } from '#app/newsletter/newsletter.route.tsx'
import { action as subscribe } from '#app/newsletter/subscribe.api.ts'
import { type App, clientAddressContext } from '#server/app-context.ts'
import { createVisitorLimits } from '#server/http/limits/visitor-limits.ts'
import { describeOnce, testOnce as test } from '#tests/support/databases/test-once.ts'
import { formRequest, jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action } from './create-enquiry.api.ts'

const body = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '98765 43210',
  address: '12, Baner Road, Pune',
  message: '',
}
const bulk = { fullName: 'Meera', mobileNo: '9876543210', email: 'a@b.in', type: 'bulkPurchase' }
const phone = '+91\u00a098200\u00a000000'

function send(app: App, content: object, address = '203.0.113.7') {
  const args = routeArgs(app, jsonRequest('/enquiry/create', content))
  args.context.set(clientAddressContext, address)
  return action(args)
}
const count = async ({ db }: App) =>
  (await db.selectFrom('enquiries').select('id').execute()).length

describe('one mobile number', () => {
  test('may send five enquiries in an hour, and is then asked to call', async () => {
    const app = await openTestApp({ LIMIT_PER_MOBILE: '5' })
    for (let index = 0; index < 5; index += 1) {
      expect((await send(app, { ...body, message: `Wish ${index}` })).status).toBe(201)
    }
    const refused = await send(app, { ...body, message: 'One more' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_590)
    expect(await refused.json()).toEqual({
      errors: {
        form: `We have had many messages from you in a short time. Please call us on ${phone}, or try again in 60 minutes.`,
      },
    })
    expect(await count(app)).toBe(5)
    expect((await send(app, { ...body, mobileNumber: '9876543211' })).status).toBe(201)
  })

  test('is counted across both forms, however it is written', async () => {
    const app = await openTestApp({ LIMIT_PER_MOBILE: '1' })
    expect((await send(app, { ...body, mobileNumber: '+91 98765 43210' })).status).toBe(201)
    const again = await submitBulk(routeArgs(app, jsonRequest('/api/forms/submit', bulk)))
    expect(again.status).toBe(429)
  })

  test('is not charged for the same enquiry sent again', async () => {
    const app = await openTestApp({ LIMIT_PER_MOBILE: '2' })
    const sent = { ...body, submissionId: randomUUID() }
    for (let times = 0; times < 4; times += 1) expect((await send(app, sent)).status).toBe(201)
    expect((await send(app, { ...body, message: 'Another' })).status).toBe(201)
    expect((await send(app, sent)).status).toBe(201)
    expect((await send(app, { ...body, message: 'A third' })).status).toBe(429)
    expect(await count(app)).toBe(2)
  })

  onBoth('is counted over all processes, each of which has its own memory', async () => {
    const app = await openTestApp({ LIMIT_PER_MOBILE: '3' })
    const other: App = { ...app, limits: createVisitorLimits(app.config) }
    const wishes = Array.from({ length: 8 }, (_, index) =>
      send(index % 2 ? app : other, { ...body, message: `Wish ${index}` }),
    )
    const statuses = (await Promise.all(wishes)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(await count(app)).toBe(3)
  })

  onBoth(
    'is not charged for what a program sent in its name and nobody has looked at',
    async () => {
      const app = await openTestApp({ LIMIT_PER_MOBILE: '2' })
      const baited = { ...body, saucer: 'x' }
      for (let index = 0; index < 2; index += 1) {
        expect((await send(app, { ...baited, message: `Spam ${index}` })).status).toBe(201)
      }
      expect((await send(app, { ...baited, message: 'More spam' })).status).toBe(429)
      expect((await send(app, { ...body, message: 'A wish' })).status).toBe(201)
    },
  )

  test('is not charged for what was refused', async () => {
    const app = await openTestApp({ LIMIT_PER_MOBILE: '1' })
    for (let times = 0; times < 3; times += 1) {
      expect((await send(app, { ...body, email: 'meera' })).status).toBe(422)
    }
    expect((await send(app, body)).status).toBe(201)
  })
})

describeOnce('one internet address', () => {
  test('is limited over all forms, and no other address with it', async () => {
    const app = await openTestApp({ LIMIT_PER_IP: '2' })
    const from = (args: ReturnType<typeof routeArgs>) => {
      args.context.set(clientAddressContext, '203.0.113.7')
      return args
    }
    await send(app, body)
    const news = { email: 'meera@example.com' }
    await subscribe(from(routeArgs(app, jsonRequest('/newsletter/subscribe', news))))
    expect((await send(app, body)).status).toBe(429)
    const call = await subscribe(from(routeArgs(app, jsonRequest('/newsletter/subscribe', news))))
    expect(call.status).toBe(429)
    const posted = await subscribePage(
      from(routeArgs(app, formRequest('/newsletter/subscribe', news))),
    )
    expect(posted).toMatchObject({ data: { values: news }, init: { status: 429 } })
    expect((await send(app, body, '203.0.113.8')).status).toBe(201)
  })
})

describeOnce('without JavaScript', () => {
  test('too many are told so on the page, with what was typed', async () => {
    const app = await openTestApp({ LIMIT_PER_MOBILE: '1' })
    const post = (message: string) =>
      page(routeArgs(app, formRequest('/product/enquiryForm', { ...body, message })))
    await post('One')
    expect(await post('Two')).toMatchObject({
      data: {
        values: { ...body, message: 'Two' },
        errors: {},
        failure: expect.stringContaining(phone),
      },
      init: { status: 429, headers: { 'Retry-After': '3600', 'Cache-Control': 'no-store' } },
    })
    const path = '/productPages/corporateBulkGifting'
    expect(await bulkPage(routeArgs(app, formRequest(path, bulk)))).toMatchObject({
      data: { failure: expect.stringContaining(phone) },
      init: { status: 429 },
    })
  })
})

test('when something of ours breaks, its own words stay with us', async () => {
  const app = await openTestApp()
  await app.db.schema.alterTable('enquiries').renameTo('enquiries_elsewhere').execute()
  const answer = await send(app, body)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    errors: { form: expect.stringMatching(`^Sorry, we could not save this.*${phone.slice(1)}`) },
  })
})
