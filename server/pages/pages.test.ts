import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { type RouterContextProvider, redirect, type ServerBuild } from 'react-router'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import {
  type App,
  appContext,
  clientAddressContext,
  documentContext,
  eachViewContext,
  languageContext,
  requestIdContext,
} from '#server/app-context.ts'
import { readConfig } from '#server/config.ts'
import { createMetrics } from '#server/watching/metrics.ts'
import { serve } from '#tests/support/receivers/serve.ts'
import type { CachedAnswer } from './cached-answer.ts'
import type { CacheableAddress } from './page-cache.ts'
import { createPages } from './pages.ts'
import { takeData } from './unsent-data.ts'

type Module = NonNullable<ServerBuild['routes'][string]>['module']

interface Asking {
  request: Request
  context: RouterContextProvider
}

const words = 'Areca Palm, 2 feet, in a clay pot. '.repeat(60)
const counted: string[] = []
const held: ((answer: unknown) => void)[] = []
let knocked = 0

/** Pages that show what they were given, and calls that do what a call may do. */
const routes = {
  '/home': { default: () => null, loader: () => ({ text: 'Plants' }) },
  '/spoken': { loader: tellLanguage, action: tellLanguage },
  '/long': { default: () => null, loader: () => ({ text: words }) },
  '/asked': { default: () => null, loader: tellWhatWasAsked },
  '/search-plants': { default: () => null, loader: () => ({ text: 'Found' }) },
  '/list/search-plants': { loader: () => Response.json(['Found']) },
  '/list/plants': {
    default: () => null,
    loader({ context }: Asking) {
      context.get(eachViewContext).push(() => counted.push('plants'))
      return { text: 'Plants' }
    },
  },
  '/gone': {
    default: () => null,
    loader() {
      throw new Response('Gone', { status: 410 })
    },
  },
  '/*': {
    default: () => null,
    loader() {
      throw new Response('Nothing', { status: 404 })
    },
  },
  '/away': {
    default: () => null,
    loader() {
      throw new Response('Away', { status: 503 })
    },
  },
  '/busy': {
    default: () => null,
    loader() {
      throw new Response('Too many', { status: 503 })
    },
  },
  '/login': {
    async action() {
      knocked += 1
      await new Promise((resolve) => held.push(resolve))
      return Response.json('Wrong')
    },
  },
  '/sitemap.xml': {
    loader: () => new Response('<urlset/>', { headers: { 'Cache-Control': 'max-age=3600' } }),
  },
  '/told': { loader: (asking: Asking) => Response.json(tellWhatWasAsked(asking)) },
  '/sent-on': {
    loader() {
      throw redirect('/home')
    },
  },
  '/broken': {
    loader() {
      throw new Error('lost')
    },
  },
  '/forgetful': { loader: () => 'words' },
  '/enquiry/create': { action: async ({ request }: Asking) => new Response(await request.text()) },
}

async function tellLanguage({ request, context }: Asking) {
  const { pathname, search } = new URL(request.url)
  const language = context.get(languageContext)
  return Response.json({ language, address: pathname + search, body: await request.text() })
}

function tellWhatWasAsked({ request, context }: Asking) {
  return {
    id: context.get(requestIdContext),
    address: context.get(clientAddressContext),
    kept: context.get(documentContext) !== null,
    siteUrl: context.get(appContext).config.siteUrl,
    url: request.url,
    headers: [...request.headers.keys()],
  }
}

/** These routes as the build gives them to React Router. */
const build: ServerBuild = {
  entry: {
    module: {
      // As our own entry does it: whoever caches the document gets its bytes.
      default(_, status, headers, { staticHandlerContext }, context) {
        headers.set('Content-Type', 'text/html')
        const html = JSON.stringify(
          Object.values(takeData(staticHandlerContext.loaderData))[0] ?? null,
        )
        const wanted = context.get(documentContext)
        if (!wanted) return new Response(html, { status, headers })
        wanted.bytes = Buffer.from(html)
        return new Response('not read', { status, headers })
      },
      handleError: () => undefined,
    },
  },
  routes: Object.fromEntries(
    Object.entries(routes).map(([path, module]) => [
      path,
      { id: path, path: path.slice(1), module: module as unknown as Module },
    ]),
  ),
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
}

/** These pages on the parts of an app that they need, and what was logged. */
function open(env: Record<string, string> = {}) {
  const log: object[] = []
  const app = {
    config: readConfig(env, shopDefaults),
    log: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) }),
    metrics: createMetrics(),
    views: {
      count: (kind, name) => void counted.push(`${kind}: ${name}`),
      flush: async () => undefined,
    },
  } as App
  const pages = createPages(app, {
    build,
    mode: 'production',
    headers: [['X-Content-Type-Options', 'nosniff']],
    requestRoutes: { searches: ['/search-plants'], lists: ['/list/'], machines: [], files: [] },
    findQueue(path, isRead) {
      if (!isRead) return path === '/login' ? 'sign-in' : undefined
      return path.includes('search-plants') ? 'searches' : 'pages'
    },
    tooBusyWords: {
      pageFor: (path) => (path.startsWith('/list/') ? undefined : '/busy'),
      wordsFor: () => 'Too many',
    },
    onlyEnglish: (path) => path.startsWith('/list/'),
    nameView: (path) => (path === '/home' ? 'the first page' : undefined),
    headersAt: () => [],
    cacheControl: () => 'public, max-age=60',
    deskRoot: '/desk',
  })
  return { app, pages, log }
}

/** What a browser gets of an answer that was made to be cached. */
async function look(kept: CachedAnswer, headers: Record<string, string> = {}) {
  const site = await serve((request, response) => kept.send(request, response, 'served'))
  return site.get('/', headers)
}

const page = (key: string): CacheableAddress => ({ key, share: 'pages' })

describe('a page made to be kept', () => {
  test('is the document, with its own headers and those that every answer carries', async () => {
    const { pages } = open()
    const { status, headers, body } = await look(await pages.make(page('/home'), undefined))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(JSON.parse(String(body))).toEqual({ text: 'Plants' })
  })

  test('knows nothing of who asked first, and is made under an id of its own', async () => {
    const { app, pages, log } = open()
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
    const { pages } = open()
    const kept = await pages.make(page('/long'), 'gzip')
    expect(kept.bytes).toBeLessThan(words.length / 4)
    const { headers, body } = await look(kept, { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(String(gunzipSync(body)))).toEqual({ text: words })
  })

  test('may stay in browsers and shared caches for a minute, and longer only while we are away', async () => {
    const { pages } = open()
    const { headers } = await look(await pages.make(page('/home'), undefined))
    expect(headers['cache-control']).toBe('public, max-age=60')
  })

  test('keeps the time that it names itself', async () => {
    const { pages } = open()
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
      const { pages } = open({ LANGUAGES: 'en,hi,mr' })
      const { eachView } = await pages.make(page(path), undefined)
      expect(counted).toEqual([])
      for (const happen of eachView) happen()
      expect(counted).toEqual([what])
    },
  )

  test('is counted by its class and its time in seconds', async () => {
    const { app, pages } = open()
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
    const { pages, log } = open()
    const kept = await pages.make(page(path), undefined)
    expect(log).toEqual([expect.objectContaining({ level, status, requestId: kept.requestId })])
    const { status: sent, headers } = await look(kept)
    expect(sent).toBe(status)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

test('a good page names no id: it is served under another each time', async () => {
  const { pages } = open()
  expect((await pages.make(page('/home'), undefined)).requestId).toBeUndefined()
})

describe('a visitor’s own answer', () => {
  const ask = async (path: string, init: RequestInit = {}, clientAddress?: string) => {
    const { app, pages } = open()
    const request = new Request(app.config.siteUrl + path, init)
    const asked = { request, requestId: 'this-one', eachView: [], clientAddress }
    return pages.answer(asked as Parameters<typeof pages.answer>[0])
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
    expect((await ask('/sitemap.xml', { method: 'POST' })).status).toBe(405)
    expect((await ask('/sitemap.xml', { method: 'HEAD' })).status).toBe(200)
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

describe('when more want to search than may wait', () => {
  const many = Array.from({ length: 200 }, (_, n) => n)

  test('the last are sent away, soon to come again, and pages and forms go on', async () => {
    const { app, pages, log } = open()
    const made = many.map((n) => pages.make(page(`/search-plants?q=${n}`), 'br'))
    const asked = { requestId: 'this-one', eachView: [] }
    const home = pages.answer({ ...asked, request: new Request(`${app.config.siteUrl}/home`) })
    const post = { method: 'POST', body: 'two palms' }
    const form = new Request(`${app.config.siteUrl}/enquiry/create`, post)
    expect((await pages.answer({ ...asked, request: form })).status).toBe(200)
    const answers = await Promise.all(made)
    expect((await home).status).toBe(200)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(50)
    expect(answers.length - refused.length).toBeGreaterThan(100)
    expect(answers.at(-1)?.status).toBe(503)
    const { headers } = await look(refused[0] as CachedAnswer)
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    // However many are sent away, the page that says so is made once, and the log tells it once.
    expect(new Set(refused).size).toBe(1)
    expect(log.filter(({ msg }: { msg?: string }) => msg?.includes('sent away'))).toHaveLength(1)
    const { text } = await app.metrics.write()
    expect(text).toContain(
      `http_requests_total{method="GET",route="search",status="5xx"} ${refused.length}`,
    )
  })

  test('they hear it after a second: a program that asks again at once gains nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { pages } = open()
    const told: number[] = []
    const made = many.map(async (n) => {
      told.push((await pages.make(page(`/search-plants?q=${n}`), 'br')).status)
    })
    await made[0]
    await pages.make(page('/home'), 'br')
    expect(told).not.toContain(503)
    vi.advanceTimersByTime(1_000)
    await Promise.all(made)
    expect(told.filter((status) => status === 503).length).toBeGreaterThan(50)
  })

  test('a call says so as calls do, and whatever is not kept hears it too', async () => {
    const { app, pages } = open()
    const ask = (path: string) =>
      pages.answer({
        request: new Request(app.config.siteUrl + path),
        requestId: 'this-one',
        eachView: [],
      })
    const calls = many.map((n) => ask(`/list/search-plants?q=${n}`))
    const asPage = ask('/search-plants?q=tulsi')
    const kept = pages.make(page('/list/search-plants?q=neem'), undefined)
    const last = (await Promise.all(calls)).at(-1)
    expect(last?.status).toBe(503)
    expect(await last?.json()).toEqual({ error: 'Too many' })
    expect(String((await look(await kept)).body)).toBe('{"error":"Too many"}')
    const { status, headers } = await asPage
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
  })
})

test('who tries to sign in waits for the others who do, two at once, and nobody else does', async () => {
  const { app, pages } = open()
  const send = (path: string) =>
    pages.answer({
      request: new Request(app.config.siteUrl + path, { method: 'POST', body: 'two palms' }),
      requestId: 'this-one',
      eachView: [],
    })
  const tries = Array.from({ length: 30 }, () => send('/login'))
  expect((await send('/enquiry/create')).status).toBe(200)
  const refused = await Promise.all(tries.slice(22))
  expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(503))
  expect(knocked).toBe(2)
  for (let answered = 0; answered < 22; answered += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    held.shift()?.('Wrong')
  }
  const taken = await Promise.all(tries.slice(0, 22))
  expect(taken.map(({ status }) => status)).toEqual(Array(22).fill(200))
})

describe('an address below a language', () => {
  const ask = async (path: string, init: RequestInit = {}, LANGUAGES = 'en,hi,mr') => {
    const { app, pages } = open({ LANGUAGES })
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
    const { app, pages } = open({ LANGUAGES: 'en,hi' })
    const kept = await pages.make({ key: '/hi/search-plants?q=tulsi', share: 'queries' }, undefined)
    expect(kept.status).toBe(200)
    const { text } = await app.metrics.write()
    expect(text).toContain('http_requests_total{method="GET",route="search",status="2xx"} 1')
  })
})
