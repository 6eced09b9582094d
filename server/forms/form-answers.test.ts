import { describe, expect } from 'vitest'
import { z } from 'zod'
import { formRoutes } from '#main/read-addresses.ts'
import { requestIdContext } from '#server/app-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { formRequest, jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { answerCall, answerPost } from './answer-form.ts'
import { refuseTooMany, TooManyForms } from './form-refusal.ts'
import { leadFormPost } from './form-routes.ts'
import { parseForm } from './parse-form.ts'
import { onlyPost } from './receive-json.ts'

const schema = z.object({
  name: z.string('Say who.').min(2, 'Too short.'),
  age: z.string().optional(),
})
const phone = '+91\u00a098200\u00a000000'
const storage = Object.assign(new Error('disk full'), { errcode: 13 })

/** Answers a form of one field; `receive` stores it. */
async function open(
  receive: (posted: unknown) => unknown = () => 'AN-1',
  env: Record<string, string> = {},
) {
  const app = await openTestApp(env)
  const context = (request: Request) => {
    const args = routeArgs(app, request)
    args.context.set(requestIdContext, 'request-1')
    return args.context
  }
  const parse = (body: unknown) => parseForm(schema, body)
  return {
    app,
    context,
    call: (request: Request) =>
      answerCall(context(request), request, {
        parse,
        taken: (receipt) => Response.json({ receipt }, { status: 201 }),
        receive: async (_, __, posted) => receive(posted),
      }),
    post: (request: Request) =>
      answerPost(context(request), request, {
        fields: ['name', 'age'],
        parse,
        sentPage: (receipt) => `/sent?${receipt}`,
        receive: async (_, __, posted) => receive(posted),
      }),
  }
}

const fail = (error: unknown) => () => {
  throw error
}
const failures: [
  what: string,
  error: unknown,
  status: number,
  cause: string,
  again: string | null,
][] = [
  ['the disk', storage, 503, 'storage', '60'],
  ['a fault of ours', new Error('secret words'), 500, 'fault', null],
]

describe('a form sent as JSON', () => {
  test('is stored with all that was posted, and answered as the form says', async () => {
    const posted: unknown[] = []
    const form = await open((all) => posted.push(all))
    const answer = await form.call(jsonRequest('/form', { name: 'Meera', other: 1 }))
    expect([answer.status, await answer.json()]).toEqual([201, { receipt: 1 }])
    expect(posted).toEqual([{ name: 'Meera', other: 1 }])
  })

  test('is answered with the first message of each field that is wrong', async () => {
    const form = await open(fail(new Error('stored')))
    const answer = await form.call(jsonRequest('/form', { age: 7 }))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ errors: { name: 'Say who.', age: expect.any(String) } })
  })

  test.each([
    [
      'text',
      { 'Content-Type': 'text/plain' },
      415,
      'Please send the form as JSON or as a form post.',
    ],
    ['of no kind', { 'Content-Type': '' }, 415, 'Please send the form as JSON or as a form post.'],
    [
      'JSON by another name',
      { 'Content-Type': 'x-application/json' },
      415,
      'Please send the form as JSON or as a form post.',
    ],
    [
      'JSON without its token',
      { Cookie: '' },
      403,
      'Please reload the page and send the form again.',
    ],
  ])('is refused when it is %s', async (_, headers, status, words) => {
    const form = await open(fail(new Error('stored')))
    const answer = await form.call(jsonRequest('/form', { name: 'Meera' }, headers))
    expect([answer.status, await answer.json()]).toEqual([status, { errors: { form: words } }])
  })

  test('is refused when it is broken', async () => {
    const answer = await (await open()).call(jsonRequest('/form', '{"name":'))
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: { form: 'The form could not be read. Please send it again.' } },
    ])
  })

  test.each(failures)(
    'that %s keeps from being stored is refused with the phone number',
    async (_, error, status, cause, again) => {
      const form = await open(fail(error))
      const answer = await form.call(jsonRequest('/form', { name: 'Meera' }))
      expect([
        answer.status,
        answer.headers.get('Retry-After'),
        answer.headers.get('Cache-Control'),
      ]).toEqual([status, again, 'no-store'])
      expect(await answer.json()).toEqual({
        errors: {
          form: `Sorry, we could not save this. Please try again in a minute, or call us on ${phone} (request-1).`,
        },
      })
      const { text } = await form.app.metrics.write()
      expect(text).toContain(`forms_failed_total{cause="${cause}"} 1`)
      // The desk says so too: the disk may be another machine's.
      expect(form.app.fullDisk.refusedAt !== undefined).toBe(error === storage)
    },
  )
})

describe('a form posted without JavaScript', () => {
  test('is stored with all that was posted, and leads to the page that says so', async () => {
    const posted: unknown[] = []
    const form = await open((all) => posted.push(all))
    const answer = await form.post(formRequest('/form', { name: 'Meera', other: '1' }))
    expect(answer).toBeInstanceOf(Response)
    expect(answer).toMatchObject({ status: 303 })
    expect(answer instanceof Response && answer.headers.get('Location')).toBe('/sent?1')
    expect(posted).toEqual([{ name: 'Meera', other: '1' }])
  })

  test('is shown again as typed with what is wrong, and never kept', async () => {
    const form = await open(fail(new Error('stored')))
    expect(await form.post(formRequest('/form', { name: 'M' }))).toMatchObject({
      data: { values: { name: 'M', age: '' }, errors: { name: 'Too short.' } },
      init: { status: 422, headers: { 'Cache-Control': 'no-store' } },
    })
  })

  test.each(failures)(
    'that %s keeps from being stored is shown again as typed',
    async (_, error, status, __, again) => {
      const form = await open(fail(error))
      const answer = await form.post(formRequest('/form', { name: 'Meera' }))
      expect(answer).toMatchObject({
        data: { values: { name: 'Meera' }, errors: {}, failure: expect.stringContaining(phone) },
        init: { status },
      })
      expect(Object(answer).init.headers).toEqual({
        'Cache-Control': 'no-store',
        ...(again && { 'Retry-After': again }),
      })
    },
  )

  test.each([
    [
      'from another site',
      { 'Sec-Fetch-Site': 'cross-site' },
      403,
      'Please send the form from our own page.',
    ],
    [
      'as JSON',
      { 'Content-Type': 'application/json' },
      415,
      'Please send the form from our own page.',
    ],
    ['as nothing', { 'Content-Type': '' }, 415, 'Please send the form from our own page.'],
  ])('%s is refused', async (_, headers, status, words) => {
    const form = await open(fail(new Error('stored')))
    await expect(form.post(formRequest('/form', { name: 'Meera' }, headers))).rejects.toMatchObject(
      {
        data: words,
        init: { status },
      },
    )
  })

  test('that was read before is refused', async () => {
    const request = formRequest('/form', { name: 'Meera' })
    await request.text()
    await expect((await open()).post(request)).rejects.toMatchObject({
      data: 'The form could not be read. Please send it again.',
      init: { status: 400 },
    })
  })
})

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3_600, '60 minutes'],
])('who sent too many is told to wait %i seconds in minutes: %s', async (seconds, wait) => {
  const form = await open(fail(new TooManyForms('mobile', seconds)))
  const answer = await form.call(jsonRequest('/form', { name: 'Meera' }))
  expect([
    answer.status,
    answer.headers.get('Retry-After'),
    answer.headers.get('Cache-Control'),
  ]).toEqual([429, String(seconds), 'no-store'])
  expect(await answer.json()).toEqual({
    errors: {
      form: `We have had many messages from you in a short time. Please call us on ${phone}, or try again in ${wait}.`,
    },
  })
  const { text } = await form.app.metrics.write()
  expect(text).toContain('forms_refused_total{limit="mobile"} 1')
  const refusal = refuseTooMany(form.context(new Request('http://localhost:3000/')), 'address', 5)
  expect(refusal.headers).toEqual({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
  expect((await form.app.metrics.write()).text).toContain('forms_refused_total{limit="address"} 1')
})

test('one form more than an address may send is refused before it is read', async () => {
  const form = await open(() => 'AN-1', { LIMIT_PER_IP: '1' })
  expect(await form.call(jsonRequest('/form', { name: 'Meera' }))).toMatchObject({ status: 201 })
  expect(await form.call(jsonRequest('/form', '{'))).toMatchObject({ status: 429 })
  expect(await form.post(formRequest('/form', { name: 'M' }))).toMatchObject({
    data: { values: { name: 'M' }, errors: {}, failure: expect.stringContaining(phone) },
    init: { status: 429 },
  })
  const { text } = await form.app.metrics.write()
  expect(text).toContain('forms_refused_total{limit="address"} 2')
})

test('a body is an object or nothing', () => {
  for (const body of [null, undefined, 'name', 7, [], [{ name: 'Meera' }]]) {
    expect(parseForm(schema, body)).toEqual({ ok: false, errors: { name: 'Say who.' } })
  }
  expect(parseForm(schema, { name: 'Meera' })).toEqual({ ok: true, value: { name: 'Meera' } })
})

test('a call’s address can only be posted to', async () => {
  const answer = onlyPost()
  expect([answer.status, answer.headers.get('Allow'), await answer.json()]).toEqual([
    405,
    'POST',
    { errors: { form: 'Forms are sent with POST.' } },
  ])
})

test('a form led to its own address is the very request, and another kind of body is told why not', async () => {
  const posted = formRequest('/newsletter/subscribe', { email: 'a@b.in' })
  expect(await leadFormPost(formRoutes, posted)).toBe(posted)
  const text = formRequest('/newsletter/subscribe', {}, { 'Content-Type': 'text/plain' })
  const answer = await leadFormPost(formRoutes, text)
  expect(answer).toMatchObject({ status: 415 })
  expect(answer instanceof Response && (await answer.json())).toEqual({
    errors: { form: 'Please send the form as JSON or as a form post.' },
  })
})
