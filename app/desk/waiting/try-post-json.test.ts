import { expect, test, vi } from 'vitest'
import { tryPostJson } from './try-post-json.ts'

async function answered(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  vi.stubGlobal('cookieStore', { get: async () => ({ value: 'pair' }) })
  return (await tryPostJson('/desk/waiting-changes', {}, 'pair'))?.status
}

test.each([403, 404, 405])(
  'What somebody in between refuses with %i was not answered',
  async (status) => {
    expect(await answered(status, '<h1>Not found</h1>')).toBeUndefined()
    expect(await answered(status, '{}')).toBe(status)
  },
)

test.each([401, 408, 413, 429, 503])('Whoever says %i is believed', async (status) => {
  expect(await answered(status, 'Later')).toBe(status)
})
