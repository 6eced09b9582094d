import { expect, test, vi } from 'vitest'
import { fetchToken, postJson } from './post-json.ts'

test('a worker that can’t read cookies sends nothing that the site would refuse', async () => {
  const fetched = vi.fn(async (_url: string) => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  await expect(fetchToken()).rejects.toThrow('cannot read cookies')
  await expect(postJson('/enquiry/create', {})).rejects.toThrow('cannot read cookies')
  expect(fetched.mock.calls.map(([url]) => url)).not.toContain('/enquiry/create')
  vi.stubGlobal('cookieStore', { get: async () => ({ value: 'pair' }) })
  expect(await fetchToken()).toBe('pair')
})

test('what is refused since another tab has replaced the pair’s cookie is sent again with the new one', async () => {
  let cookie = 'ours'
  vi.stubGlobal('cookieStore', { get: async () => ({ value: cookie }) })
  const sent: [token: unknown, body: unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit = {}) => {
    if (url !== '/enquiry/create') return new Response(null, { status: 204 })
    const token = new Headers(headers).get('x-xsrf-token')
    sent.push([token, body])
    if (token === 'theirs') return new Response('{"reference":"AN-1"}', { status: 201 })
    cookie = 'theirs'
    return new Response('{"errors":{}}', { status: 403 })
  })
  const answer = await postJson('/enquiry/create', { fullName: 'Meera' }, 'ours')
  expect(answer).toEqual({ status: 201, body: { reference: 'AN-1' } })
  expect(sent).toEqual([
    ['ours', '{"fullName":"Meera"}'],
    ['theirs', '{"fullName":"Meera"}'],
  ])
})

test.each([
  ['120', 120],
  ['0', 0],
  ['-5', undefined],
  ['1e3', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('Retry-After %s is heeded only as whole seconds', async (header, seconds) => {
  vi.stubGlobal('fetch', async () => {
    return new Response('{}', { status: 429, headers: { 'Retry-After': header } })
  })
  expect((await postJson('/enquiry/create', {}, 'pair')).retryAfter).toBe(seconds)
})
