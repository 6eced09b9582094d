import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { serve } from '#tests/support/receivers/serve.ts'
import { CachedAnswer } from './cached-answer.ts'
import { createPageCache } from './page-cache.ts'
import { createPageListener } from './page-listener.ts'

interface Given {
  level?: string
  /** Makes the page; by default it succeeds. */
  make?: () => Promise<CachedAnswer>
  eachView?: (() => void)[]
}

/** A site whose `/home` may be cached, and whose every other answer is `the site`. */
async function open({ level = 'info', eachView = [], make }: Given = {}) {
  const said: Record<string, unknown>[] = []
  const log = pino({ level, base: null }, { write: (line: string) => said.push(JSON.parse(line)) })
  const made: unknown[][] = []
  const cache = createPageCache({ maxBytes: 1024 * 1024, log })
  const { get } = await serve(
    createPageListener({
      app: { log },
      cache,
      findCacheable: (url) => (url.startsWith('/home') ? { key: url, share: 'pages' } : undefined),
      isAtSiteAddress: ({ headers }) => headers.host !== 'elsewhere.example',
      pages: {
        make: async (...asked) => {
          made.push(asked)
          return make ? make() : answer({ eachView })
        },
      },
      headers: [
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'same-origin'],
      ],
      site: (_, response) => response.end('the site'),
    }),
  )
  return { get, cache, log: said, made }
}

function answer(given: Partial<ConstructorParameters<typeof CachedAnswer>[0]> = {}) {
  return new CachedAnswer(
    { status: 200, headers: [], body: Buffer.from('Plants'), eachView: [], ...given },
    undefined,
  )
}

const browser = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'
const anId = /^[0-9a-f]{8}-[0-9a-f]{4}$/

describe('a page that is the same for everybody', () => {
  test('is made once, for what its first visitor takes, and then served from memory', async () => {
    const { get, made, cache } = await open()
    const first = await get('/home', { 'accept-encoding': 'gzip' })
    const second = await get('/home', { 'accept-encoding': 'br' })
    expect([first, second].map(({ status, body }) => [status, String(body)])).toEqual([
      [200, 'Plants'],
      [200, 'Plants'],
    ])
    expect(made).toEqual([[{ key: '/home', share: 'pages' }, 'gzip']])
    expect(cache.statistics).toMatchObject({ hits: 1, misses: 1 })
  })

  test('has another request id at each serving', async () => {
    const { get } = await open()
    const ids = [await get('/home'), await get('/home')].map(
      ({ headers }) => headers['x-request-id'],
    )
    expect(ids).toEqual([expect.stringMatching(anId), expect.stringMatching(anId)])
    expect(new Set(ids).size).toBe(2)
  })

  test('that failed is served under the id that it names itself', async () => {
    const { get } = await open({
      make: async () => answer({ status: 503, requestId: 'its-own-id' }),
    })
    const { status, headers } = await get('/home')
    expect(status).toBe(503)
    expect(headers['x-request-id']).toBe('its-own-id')
  })

  test('brings about what belongs to each view, made or kept, and known to the browser or not', async () => {
    const seen: string[] = []
    const { get } = await open({
      eachView: [() => seen.push('views'), () => seen.push('plants')],
    })
    const { headers } = await get('/home', { 'user-agent': browser })
    const known = { 'user-agent': browser, 'if-none-match': String(headers.etag) }
    expect((await get('/home', known)).status).toBe(304)
    expect(seen).toEqual(['views', 'plants', 'views', 'plants'])
  })

  test('brings about nothing when a machine reads it, only its head is asked for, or it failed', async () => {
    const seen: string[] = []
    const eachView = [() => seen.push('views')]
    const { get } = await open({ eachView })
    await get('/home', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await get('/home', { 'user-agent': browser }, 'HEAD')
    const broken = await open({ make: async () => answer({ status: 503, eachView }) })
    await broken.get('/home', { 'user-agent': browser })
    expect(seen).toEqual([])
  })

  test('is asked for by its head too, and is then kept for those who want the whole', async () => {
    const { get, made } = await open()
    const { status, headers, body } = await get('/home', {}, 'HEAD')
    expect(status).toBe(200)
    expect(headers['content-length']).toBe('6')
    expect(body).toHaveLength(0)
    expect(String((await get('/home')).body)).toBe('Plants')
    expect(made).toHaveLength(1)
  })

  test('is logged, without the query, only where somebody looks for faults', async () => {
    const quiet = await open()
    await quiet.get('/home?q=tulsi')
    expect(quiet.log).toEqual([])
    const { get, log } = await open({ level: 'debug' })
    const { headers } = await get('/home?q=tulsi')
    const requestId = headers['x-request-id']
    expect(log).toMatchObject([{ level: 20, requestId, path: '/home', status: 200, msg: 'kept' }])
    expect(JSON.stringify(log)).not.toContain('tulsi')
  })
})

describe('everything else goes to the site, with the headers that every answer carries', () => {
  test.each([
    ['an address that is not the same for everybody', '/desk', 'GET', 'localhost'],
    ['a form', '/home', 'POST', 'localhost'],
    ['another method', '/home', 'PUT', 'localhost'],
    ['what came to another host', '/home', 'GET', 'elsewhere.example'],
  ])('%s', async (_, path, method, host) => {
    const { get, made } = await open()
    const { headers, body } = await get(path, { host }, method)
    expect(String(body)).toBe('the site')
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' })
    expect(made).toEqual([])
  })

  test('a page that could not be made, which is tried again for the next visitor', async () => {
    let lost = true
    const { get } = await open({
      make: async () => {
        if (lost) throw new Error('lost')
        return answer()
      },
    })
    const { headers, body } = await get('/home')
    expect(String(body)).toBe('the site')
    expect(headers['x-frame-options']).toBe('DENY')
    lost = false
    expect(String((await get('/home')).body)).toBe('Plants')
  })
})
