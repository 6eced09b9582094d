import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { fieldsOf } from '#app/enquiries/form/form-kind.ts'
import type { App } from '#server/app-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { formRequest, jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { findSentBulk } from './bulk-enquiries.server.ts'
import { parseBulkEnquiry } from './bulk-enquiry.schema.ts'
import { bulkFields, bulkKind, queryTypes } from './bulk-enquiry.ts'
import { receiveBulkForm } from './bulk-form-post.server.ts'
import { action, loader } from './submit-bulk-enquiry.api.ts'

const path = '/api/forms/submit'
const page = '/productPages/corporateBulkGifting'
const body = {
  fullName: 'Meera Deshpande',
  mobileNo: '+91 98765 43210',
  email: 'meera@example.com',
  type: 'corporateGift',
  companyName: 'Deshpande & Sons',
  message: 'Sixty desk plants\nfor Diwali',
}

const call = (app: App, request: Request) => action(routeArgs(app, request))
const rows = ({ db }: App) => db.selectFrom('enquiries').selectAll().execute()

function post(app: App, fields: Record<string, string>, headers?: Record<string, string>) {
  const { request, context } = routeArgs(app, formRequest(page, fields, headers))
  return receiveBulkForm(request, context)
}

describe('what a bulk enquiry says', () => {
  test('has one message for each required field that is missing', () => {
    expect(parseBulkEnquiry({})).toEqual({
      ok: false,
      errors: {
        fullName: 'Write your name.',
        mobileNo: 'Valid 10-digit phone number is required.',
        email: 'Email is required.',
        type: 'Please select your query type.',
      },
    })
  })

  test.each(['', 'gift', 'CorporateGift', 'constructor', null, 1, ['corporateGift']])(
    'the query type %j is none of ours',
    (type) =>
      expect(parseBulkEnquiry({ ...body, type })).toEqual({
        ok: false,
        errors: { type: 'Please select your query type.' },
      }),
  )

  test('needs neither a company nor a message', () => {
    const { companyName: _, message: __, ...needed } = body
    expect(parseBulkEnquiry(needed)).toMatchObject({
      ok: true,
      value: { companyName: '', message: '' },
    })
  })

  test('has a message of at most 500 characters', () => {
    expect(parseBulkEnquiry({ ...body, message: 'a'.repeat(501) })).toEqual({
      ok: false,
      errors: { message: 'Message should be at most 500 characters.' },
    })
  })
})

test('while it is typed each of its fields is held to its rule, the query type too', () => {
  expect(fieldsOf(bulkKind)).toEqual(bulkFields)
  for (const type of queryTypes) expect(bulkKind.rules.type(type, 'en')).toBeUndefined()
  for (const type of ['', 'gift']) {
    expect(bulkKind.rules.type(type, 'en')).toBe('Please select your query type.')
  }
})

describe('the bulk form sent with JavaScript', () => {
  test('is stored with every field and answered with its reference', async () => {
    const app = await openTestApp()
    const submissionId = randomUUID()
    const response = await call(app, jsonRequest(path, { ...body, submissionId }))
    expect(response.status).toBe(201)
    const { reference } = await response.json()
    expect(await rows(app)).toMatchObject([
      {
        reference,
        submission_id: submissionId,
        kind: 'bulk',
        full_name: 'Meera Deshpande',
        email: 'meera@example.com',
        mobile_number: '9876543210',
        address: null,
        message: 'Sixty desk plants\nfor Diwali',
        query_type: 'corporateGift',
        company_name: 'Deshpande & Sons',
        products: '[]',
      },
    ])
  })

  test('comes back with messages when it is invalid', async () => {
    const app = await openTestApp()
    const response = await call(app, jsonRequest(path, { ...body, fullName: 'Meera 2' }))
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: { fullName: 'Name should not contain any special characters & digits.' },
    })
    expect(await rows(app)).toEqual([])
  })

  test('is answered in the language that it asks for, when that is offered', async () => {
    const app = await openTestApp({ LANGUAGES: 'en,hi,mr' })
    const ask = async (language: string) => {
      const response = await call(app, jsonRequest(path, { ...body, type: '', language }))
      return (await response.json()).errors
    }
    expect(await ask('hi')).toEqual({ type: 'कृपया चुनें कि किस बारे में पूछना है।' })
    expect(await ask('mr')).toEqual({ type: 'कृपया कशाबद्दल विचारायचे ते निवडा.' })
    expect(await ask('fr')).toEqual({ type: 'Please select your query type.' })
  })

  test.each([
    ['without the anti-forgery pair', { Cookie: '' }, 403],
    ['as plain text', { 'Content-Type': 'text/plain' }, 415],
  ])('is refused %s', async (_, headers, status) => {
    const app = await openTestApp()
    expect((await call(app, jsonRequest(path, body, headers))).status).toBe(status)
    expect(await rows(app)).toEqual([])
  })

  test('is refused as broken JSON', async () => {
    const app = await openTestApp()
    expect((await call(app, jsonRequest(path, '{"fullName":'))).status).toBe(400)
  })

  test('is not to be opened', () => {
    expect(loader().status).toBe(405)
  })
})

describe('the bulk form posted without JavaScript', () => {
  test('is stored and leads to the thanks on the same page', async () => {
    const app = await openTestApp()
    const answer = await post(app, { ...body, message: 'Sixty\r\nby Diwali' })
    const [row] = await rows(app)
    expect(row).toMatchObject({ kind: 'bulk', message: 'Sixty\nby Diwali' })
    expect(answer).toBeInstanceOf(Response)
    if (!(answer instanceof Response)) return
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`${page}?sent=${row?.reference}#sent`)
    const thanks = new Request(`http://localhost:3000${page}?sent=${row?.reference}`)
    expect(await findSentBulk(app, thanks, 'en')).toEqual({
      reference: row?.reference,
      answerTime: expect.stringMatching(/hear from us|will answer/),
    })
  })

  test('comes back as it was typed, with the messages', async () => {
    const app = await openTestApp()
    const answer = await post(app, { ...body, type: '', mobileNo: ' 12345' })
    expect(answer).toMatchObject({
      data: {
        values: { ...body, type: '', mobileNo: ' 12345' },
        errors: {
          mobileNo: 'Valid 10-digit phone number is required.',
          type: 'Please select your query type.',
        },
      },
      init: { status: 422, headers: { 'Cache-Control': 'no-store' } },
    })
    expect(await rows(app)).toEqual([])
  })

  test.each(['cross-site', 'same-site', 'none'])('is refused from a %s page', async (site) => {
    const app = await openTestApp()
    await expect(post(app, body, { 'Sec-Fetch-Site': site })).rejects.toMatchObject({
      init: { status: 403 },
    })
    expect(await rows(app)).toEqual([])
  })

  test('thanks nobody for a reference that was never given', async () => {
    const app = await openTestApp()
    for (const query of ['?sent=AN-00000000', '?sent=x', '?sent=', '']) {
      const request = new Request(`http://localhost:3000${page}${query}`)
      expect(await findSentBulk(app, request, 'en')).toBeUndefined()
    }
  })
})
