import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { counted, look, openPages, page, words } from '#tests/support/test-pages.ts'

describe('a page made to be kept', () => {
  test('is the document, with its own headers and those that every answer carries', async () => {
    const { pages } = openPages()
    const { status, headers, body } = await look(await pages.make(page('/home'), undefined))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(JSON.parse(String(body))).toEqual({ text: 'Plants' })
  })

  test('knows nothing of who asked first, and is made under an id of its own', async () => {
    const { app, pages, log } = openPages()
    const { body } = await look(await pages.make(page('/asked?q=tulsi'), 'gzip'))
    const told = JSON.parse(String(body))
    expect(told).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}$/),
      address: 'unknown',
      kept: true,
      siteUrl: app.config.siteUrl,
      url: `${app.config.siteUrl}/asked?q=tulsi`,
      headers: [],
    })
    expect(log).toEqual([
      expect.objectContaining({
        level: 30,
        requestId: told.id,
        method: 'GET',
        path: '/asked',
        status: 200,
        ms: expect.any(Number),
      }),
    ])
  })

  test('is packed at once as its first visitor takes it', async () => {
    const { pages } = openPages()
    const kept = await pages.make(page('/long'), 'gzip')
    expect(kept.bytes).toBeLessThan(words.length / 4)
    const { headers, body } = await look(kept, { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(String(gunzipSync(body)))).toEqual({ text: words })
  })

  test('may stay in browsers and shared caches for a minute, and longer only while we are away', async () => {
    const { pages } = openPages()
    const { headers } = await look(await pages.make(page('/home'), undefined))
    expect(headers['cache-control']).toBe('public, max-age=60')
  })

  test('keeps the time that it names itself', async () => {
    const { pages } = openPages()
    const { headers, body } = await look(await pages.make(page('/sitemap.xml'), undefined))
    expect(headers['cache-control']).toBe('max-age=3600')
    expect(String(body)).toBe('<urlset/>')
  })

  test.each([
    ['/list/plants', 'plants'],
    ['/home', 'page: the first page'],
    ['/hi/home', 'page: the first page'],
    ['/mr/home', 'page: the first page'],
  ])(
    'carries what has to happen when somebody looks at %s, and does not do it yet',
    async (path, what) => {
      counted.length = 0
      const { pages } = openPages({ LANGUAGES: 'en,hi,mr' })
      const { eachView } = await pages.make(page(path), undefined)
      expect(counted).toEqual([])
      for (const happen of eachView) happen()
      expect(counted).toEqual([what])
    },
  )

  test('is counted by its class and its time in seconds', async () => {
    const { app, pages } = openPages()
    await pages.make({ key: '/search-plants?q=tulsi', share: 'queries' }, undefined)
    await pages.make({ key: '/list/plants?page=2', share: 'queries' }, undefined)
    const began = performance.now()
    await pages.make(page('/gone'), undefined)
    const seconds = (performance.now() - began) / 1000
    const { text } = await app.metrics.write()
    expect(text).toContain('http_requests_total{method="GET",route="search",status="2xx"} 1')
    expect(text).toContain('http_requests_total{method="GET",route="list",status="2xx"} 1')
    expect(text).toContain('http_requests_total{method="GET",route="page",status="4xx"} 1')
    const measured = Number(/duration_seconds_sum\{route="page"\} (\S+)/.exec(text)?.[1])
    expect(measured).toBeGreaterThan(0)
    expect(measured).toBeLessThanOrEqual(seconds)
  })
})

describe.each([
  ['/gone', 410, 30],
  ['/away', 503, 50],
])('%s, answered with %i', (path, status, level) => {
  test('stays in no cache, and is logged under the id that its page may name', async () => {
    const { pages, log } = openPages()
    const kept = await pages.make(page(path), undefined)
    expect(log).toEqual([expect.objectContaining({ level, status, requestId: kept.requestId })])
    const { status: sent, headers } = await look(kept)
    expect(sent).toBe(status)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

test('a good page names no id: it is served under another each time', async () => {
  const { pages } = openPages()
  expect((await pages.make(page('/home'), undefined)).requestId).toBeUndefined()
})

describe('a visitor’s own answer', () => {
  const ask = async (path: string, init: RequestInit = {}, clientAddress?: string) => {
    const { app, pages } = openPages()
    const request = new Request(app.config.siteUrl + path, init)
    const asked = { request, requestId: 'this-one', eachView: [], clientAddress }
    return pages.answer(asked)
  }

  test.each(['/told', '/asked'])('of %s comes with what a limit counts by', async (path) => {
    const known = await (await ask(path, {}, '198.51.100.7')).json()
    expect(known).toMatchObject({ id: 'this-one', address: '198.51.100.7', kept: false })
    expect(await (await ask(path)).json()).toMatchObject({ address: 'unknown' })
  })

  test('of a call takes what was sent, and none of another method', async () => {
    const sent = await ask('/enquiry/create', { method: 'POST', body: 'two palms' })
    expect(await sent.text()).toBe('two palms')
    // React Router's own refusal: the call has nothing to read.
    expect((await ask('/enquiry/create')).status).toBe(400)
    const refused = await ask('/sitemap.xml', { method: 'POST' })
    expect([refused.status, refused.headers.get('allow'), await refused.json()]).toEqual([
      405,
      'GET, HEAD',
      { errors: { form: 'Nothing can be sent to this address.' } },
    ])
    expect((await ask('/sitemap.xml', { method: 'HEAD' })).status).toBe(200)
  })

  test('of a page that takes nothing names the methods that it takes', async () => {
    const { status, headers } = await ask('/home', { method: 'POST' })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('of a call may lead elsewhere', async () => {
    const answer = await ask('/sent-on')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/home')
  })

  test('of a call that fails is the failure, to be answered by whoever asked', async () => {
    await expect(ask('/broken')).rejects.toThrow('lost')
    await expect(ask('/forgetful')).rejects.toThrow(
      new TypeError('The call at /forgetful gave no response.'),
    )
  })
})

describe('an address below a language', () => {
  const ask = async (path: string, init: RequestInit = {}, LANGUAGES = 'en,hi,mr') => {
    const { app, pages } = openPages({ LANGUAGES })
    const request = new Request(app.config.siteUrl + path, init)
    return pages.answer({ request, requestId: 'this-one', eachView: [] })
  }

  test('is answered as it stands in English, in that language', async () => {
    expect(await (await ask('/hi/spoken?a=b')).json()).toEqual({
      language: 'hi',
      address: '/spoken?a=b',
      body: '',
    })
    const sent = await ask('/mr/spoken', { method: 'POST', body: 'two palms' })
    expect(await sent.json()).toEqual({ language: 'mr', address: '/spoken', body: 'two palms' })
    expect(await (await ask('/spoken')).json()).toMatchObject({ language: 'en' })
  })

  test('leads on in that language', async () => {
    expect((await ask('/hi/sent-on')).headers.get('location')).toBe('/hi/home')
    expect((await ask('/sent-on')).headers.get('location')).toBe('/home')
  })

  test('has nothing where the language is not offered, or there is English alone', async () => {
    expect((await ask('/hi/home', {}, 'en,mr')).status).toBe(404)
    expect((await ask('/mr/home', {}, 'en,mr')).status).toBe(200)
    expect((await ask('/hi/list/plants')).status).toBe(404)
    expect((await ask('/list/plants')).status).toBe(200)
  })

  test('is kept and counted like any other', async () => {
    const { app, pages } = openPages({ LANGUAGES: 'en,hi' })
    const kept = await pages.make({ key: '/hi/search-plants?q=tulsi', share: 'queries' }, undefined)
    expect(kept.status).toBe(200)
    const { text } = await app.metrics.write()
    expect(text).toContain('http_requests_total{method="GET",route="search",status="2xx"} 1')
  })
})
