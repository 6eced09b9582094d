import { expect } from 'vitest'
import { action as submitBulk } from '#app/enquiries/bulk/submit-bulk-enquiry.api.ts'
import { action as pageAction } from '#app/enquiries/form/enquiry-form.route.tsx'
import type { App } from '#server/app-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { formRequest, jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action } from './create-enquiry.api.ts'
import { findSuspicion } from './suspicion.ts'

const body = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '98765 43210',
  address: '12, Baner Road, Pune',
  message: '',
}
const bulk = {
  fullName: 'Meera Deshpande',
  mobileNo: '98765 43210',
  email: 'meera@example.com',
  type: 'bulkPurchase',
  companyName: '',
  message: '',
}

const send = (app: App, content: object) =>
  action(routeArgs(app, jsonRequest('/enquiry/create', content)))
const rows = ({ db }: App) => db.selectFrom('enquiries').selectAll().orderBy('id').execute()
const messages = ({ db }: App) => db.selectFrom('outbox').selectAll().execute()

test.each([
  ['the fields of the form alone', {}],
  ['an unseen field left empty', { saucer: ' ' }],
  ['a person’s time', { elapsedMs: 2_000 }],
  ['a form that the browser filled in at once', { elapsedMs: 3 }],
  ['a link from somebody who took the time', { elapsedMs: 2_000, message: 'see www.a.example' }],
  ['a link where no time was said', { message: 'https://a.example' }],
  ['a time that makes no sense', { elapsedMs: -1, message: 'https://a.example' }],
  ['a time that is no number', { elapsedMs: '3', message: 'https://a.example' }],
])('%s is no offence', async (_, extra) => {
  const app = await openTestApp()
  expect((await send(app, { ...body, ...extra })).status).toBe(201)
  expect(await rows(app)).toMatchObject([{ quarantined_at: null, quarantine_reason: null }])
  expect(await messages(app)).toHaveLength(2)
})

test.each([
  ['the unseen field filled in', { saucer: 'https://spam.example' }, 'honeypot'],
  ['a link sent too soon', { elapsedMs: 1_999, message: 'see https://a.example' }, 'too-fast'],
  ['a link in the address', { elapsedMs: 0, address: 'Pune www.a.example' }, 'too-fast'],
])('%s is stored, set aside and answered like any other', async (_, extra, reason) => {
  const app = await openTestApp()
  const response = await send(app, { ...body, ...extra })
  expect(response.status).toBe(201)
  const [row] = await rows(app)
  expect(await response.json()).toMatchObject({ reference: row?.reference })
  expect(row).toMatchObject({ full_name: 'Meera Deshpande', quarantine_reason: reason })
  expect(row?.quarantined_at).toBe(row?.received_at)
  expect(await messages(app)).toEqual([])
})

test('a bulk query and a form without JavaScript are held to the same', async () => {
  const app = await openTestApp()
  const sent = { ...bulk, saucer: 'x' }
  await submitBulk(routeArgs(app, jsonRequest('/api/forms/submit', sent)))
  const posted = formRequest('/product/enquiryForm', { ...body, saucer: 'x' })
  expect(await pageAction(routeArgs(app, posted))).toMatchObject({ status: 303 })
  expect(await rows(app)).toMatchObject([
    { kind: 'bulk', quarantine_reason: 'honeypot' },
    { kind: 'enquiry', quarantine_reason: 'honeypot' },
  ])
  expect(await messages(app)).toEqual([])
})

test('the same words sent again by a person are not lost in the quarantine', async () => {
  const app = await openTestApp()
  const quick = { ...body, message: 'https://a.example' }
  await send(app, { ...quick, elapsedMs: 3 })
  await send(app, { ...quick, elapsedMs: 4 })
  expect(await rows(app)).toHaveLength(1)
  await send(app, quick)
  expect(await rows(app)).toMatchObject([
    { quarantine_reason: 'too-fast' },
    { quarantine_reason: null },
  ])
  expect(await messages(app)).toHaveLength(2)
})

test('whatever is posted, judging it does not break', () => {
  for (const odd of [null, undefined, 7, 'text', [], { saucer: {} }, { elapsedMs: Number.NaN }]) {
    expect(findSuspicion(odd)).toBeUndefined()
  }
})

test('with each enquiry the version of the privacy notice is kept', async () => {
  const app = await openTestApp()
  await send(app, body)
  const [row] = await rows(app)
  expect(row?.notice_version).toMatch(/^\d{4}-\d\d-\d\d$/)
})
