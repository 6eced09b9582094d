import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { action as pageAction } from '#app/enquiries/form/enquiry-form.route.tsx'
import { type App, languageContext } from '#server/app-context.ts'
import { formRequest, jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action, loader } from './create-enquiry.api.ts'

const path = '/enquiry/create'
const body = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '+91 98765 43210',
  address: '12, Baner Road, Pune',
  message: 'Two for a balcony',
}

const send = (app: App, request: Request) => action(routeArgs(app, request))
const rows = ({ db }: App) => db.selectFrom('enquiries').selectAll().execute()

test('an enquiry is stored under its id, and answered with its reference as often as it is sent', async () => {
  const app = await openTestApp()
  const submissionId = randomUUID()
  const sent = { ...body, submissionId }
  const response = await send(app, jsonRequest(path, sent))
  expect(response.status).toBe(201)
  const receipt = await response.json()
  const again = await send(app, jsonRequest(path, sent))
  expect([again.status, await again.json()]).toEqual([201, receipt])
  expect(await rows(app)).toMatchObject([
    {
      reference: receipt.reference,
      submission_id: submissionId,
      kind: 'enquiry',
      full_name: 'Meera Deshpande',
      mobile_number: '9876543210',
    },
  ])
})

test.each([
  ['hi', 'en,hi,mr', 'hi'],
  ['mr', 'en,hi,mr', 'mr'],
  // English where it says nothing, nothing that there is, or what the shop does not offer.
  [undefined, 'en,hi,mr', 'en'],
  ['ta', 'en,hi,mr', 'en'],
  [7, 'en,hi,mr', 'en'],
  ['hi', 'en', 'en'],
])(
  'an enquiry in %j where there are %s is kept as one in %s',
  async (language, LANGUAGES, kept) => {
    const app = await openTestApp({ LANGUAGES })
    await send(app, jsonRequest(path, { ...body, language }))
    expect(await rows(app)).toMatchObject([{ language: kept }])
  },
)

test('a form posted from a page in Hindi is kept as one, and is the same in any language', async () => {
  const app = await openTestApp({ LANGUAGES: 'en,hi' })
  const args = routeArgs(app, formRequest('/product/enquiryForm', body))
  args.context.set(languageContext, 'hi')
  await pageAction(args)
  expect(await rows(app)).toMatchObject([{ language: 'hi' }])
  await send(app, jsonRequest(path, body))
  expect(await rows(app)).toHaveLength(1)
})

test('what is wrong comes back with its field, and nothing is stored', async () => {
  const app = await openTestApp()
  const response = await send(app, jsonRequest(path, { ...body, email: 'meera', address: ' ' }))
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    errors: { email: 'Invalid email format.', address: 'Address is required.' },
  })
  expect(await rows(app)).toEqual([])
})

test.each([
  ['without the token’s header', { 'X-XSRF-TOKEN': '' }, 403],
  ['without the token’s cookie', { Cookie: '' }, 403],
  [
    'with a token of the same length in the header',
    { 'X-XSRF-TOKEN': 'b-token-of-the-test-itself' },
    403,
  ],
  ['as plain text', { 'Content-Type': 'text/plain' }, 415],
])('a call %s is refused', async (_, headers, status) => {
  const app = await openTestApp()
  expect((await send(app, jsonRequest(path, body, headers))).status).toBe(status)
  expect(await rows(app)).toEqual([])
})

test.each(['{', '', 'undefined'])('the broken JSON %j is refused', async (text) => {
  const app = await openTestApp()
  expect((await send(app, jsonRequest(path, text))).status).toBe(400)
})

test('opening the address says how it is meant', () => {
  const response = loader()
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
})

test('the page without JavaScript stores the same and leads to the reference', async () => {
  const app = await openTestApp()
  const request = formRequest('/product/enquiryForm', { ...body, message: 'One\r\nTwo' })
  const answer = await pageAction(routeArgs(app, request))
  const [row] = await rows(app)
  expect(row).toMatchObject({ message: 'One\nTwo', mobile_number: '9876543210' })
  expect(answer).toBeInstanceOf(Response)
  if (!(answer instanceof Response)) return
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(`/product/enquiryForm?reference=${row?.reference}`)
})
