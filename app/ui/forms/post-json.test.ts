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
