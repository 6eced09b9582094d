import { createHash } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { splitPage } from './support/documents/page-size.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { keepSomePicture } from './support/some-picture.ts'

let site: RunningSite
beforeAll(async () => {
  const proxied = { SITE_URL: 'https://nursery.example', TRUST_PROXY: '1' }
  site = await startSite({ ...proxied, SERVICE_WORKER: 'no' })
})
afterAll(() => site.stop())

/** Asks as a proxy in front does: with the visitor's host, protocol and address. */
async function ask(path: string, headers: Record<string, string> = {}, form?: URLSearchParams) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const host = { host: 'nursery.example', 'x-forwarded-proto': 'https' }
    const sent = form && { 'content-type': 'application/x-www-form-urlencoded' }
    const method = form ? 'POST' : 'GET'
    request(site.url + path, { method, headers: { ...host, ...sent, ...headers } }, resolve)
      .on('error', reject)
      .end(form && String(form))
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

describe('a site whose address is https', () => {
  test('tells browsers to come by https for two years, and keeps its cookie to it', async () => {
    const page = await ask('/home')
    expect(page.status).toBe(200)
    expect(page.headers['strict-transport-security']).toBe('max-age=63072000')
    const cookie = String((await ask('/xsrf-token')).headers['set-cookie'])
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; SameSite=Lax/)
  })

  test('leads visitors who come by http to https, with all that they asked for', async () => {
    const answer = await ask('/product/productView?query=tulsi', { 'x-forwarded-proto': 'http' })
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe('https://nursery.example/product/productView?query=tulsi')
    const sly = await ask('//evil.example/', { 'x-forwarded-proto': 'http' })
    expect(sly.headers.location).toBe('https://nursery.example//evil.example/')
  })

  test.each(['evil.example', 'nursery.example.evil.example', 'nursery.example:8443', 'localhost'])(
    'is not to be had under the name %s',
    async (host) => {
      const answer = await ask('/home', { host })
      expect(answer.status).toBe(421)
      expect(answer.body).toBe(
        'Aangan Nursery is not at this address. Please open https://nursery.example',
      )
    },
  )

  test('is to be had under its name however that is written', async () => {
    for (const host of ['NURSERY.example', 'nursery.example:443']) {
      expect((await ask('/home', { host })).status).toBe(200)
    }
  })

  test.each(['/home', '/no/such/page'])(
    'is not to be had at %s by two names at once',
    async (path) => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
      socket.write(`GET ${path} HTTP/1.1\r\nHost: nursery.example\r\nhost: evil.example\r\n\r\n`)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    },
  )

  test('takes its worker off the phones again where that is turned off', async () => {
    const worker = await ask('/service-worker.js')
    expect([worker.status, worker.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(worker.body).toContain('registration.unregister()')
    expect(worker.body).not.toContain('fetch')
  })

  test('answers the machines that watch it under any name, by http too', async () => {
    const headers = { host: '10.0.0.7:3000', 'x-forwarded-proto': 'http' }
    expect((await ask('/healthz', headers)).status).toBe(200)
  })
})

test.each([
  [
    'without JavaScript from our page behind the proxy',
    'https://nursery.example',
    'same-origin',
    303,
  ],
  ['by a browser that says only the origin', 'https://nursery.example', '', 303],
  ['from another site', 'https://evil.example', 'cross-site', 403],
  ['from another site by an old browser', 'https://evil.example', '', 403],
  ['from a page of our name that came by http', 'http://nursery.example', '', 403],
  ['with an origin that is none', '"><script>', '', 403],
])('a newsletter form sent %s', async (_, origin, fetchSite, status) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers: Record<string, string> = {
      host: 'nursery.example',
      origin,
      'x-forwarded-proto': 'https',
      'content-type': 'application/x-www-form-urlencoded',
    }
    if (fetchSite) headers['sec-fetch-site'] = fetchSite
    request(`${site.url}/newsletter/subscribe`, { method: 'POST', headers }, resolve)
      .on('error', reject)
      .end('email=meera%40example.com')
  })
  answer.resume()
  expect(answer.statusCode).toBe(status)
})

test('an answer allows the style sheets that it carries, and no others', async () => {
  const cached = ['/home', '/hi/home', '/product/details/money-plant', '/quality']
  for (const path of [...cached, '/no/such/page', '/enquiry-form', '/healthz']) {
    const { headers, body } = await ask(path)
    const { stylesheet, pageSheets } = splitPage(body)
    const sheets = stylesheet ? [stylesheet, ...pageSheets] : []
    const hashes = sheets.map((text) => createHash('sha256').update(text).digest('base64'))
    const wanted = hashes.map((hash) => `'sha256-${hash}'`).join(' ') || "'none'"
    expect(headers['content-security-policy']).toContain(`; style-src ${wanted}; img-src`)
  }
})

test('every answer that is no file carries the headers of OWASP’s list', async () => {
  for (const path of ['/home', '/no/such/page', '/products/soil', '/healthz', '/xsrf-token']) {
    const { headers } = await ask(path)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /script-src 'self'( 'sha256-[\w+/]{43}=')?; style-src (?!'self'|\*)/,
      ),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

test('an address that carries a secret is told to no other site, and its forms still say who sends them', async () => {
  const secret = [
    '/login/link?token=x',
    '/newsletter/confirm?token=x',
    '/hi/newsletter/unsubscribe?token=x',
    '/not-me?token=x',
  ]
  for (const path of [...secret, '/my-list?reference=AN-1', '/desk?search=meera', '/desk/people']) {
    expect([path, (await ask(path)).headers['referrer-policy']]).toEqual([path, 'same-origin'])
  }
})

test('a quote’s address is told to no page and no log, and takes what a page of no origin posts', async () => {
  const token = 'a'.repeat(22)
  const { status, headers } = await ask(`/hi/quote?token=${token}`)
  expect(status).toBe(404)
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect(headers).not.toHaveProperty('set-cookie')
  const form = new URLSearchParams({ intent: 'accept' })
  const post = async (path: string, origin: string) => (await ask(path, { origin }, form)).status
  expect(await post(`/quote?token=${token}`, 'null')).toBe(404)
  expect(await post('/quote?token=x', 'https://evil.example')).toBe(403)
  expect(await post('/not-me?token=x', 'null')).toBe(403)
  await expect.poll(() => site.log.join('\n')).toContain('/not-me')
  expect(site.log.join('\n')).toContain('/hi/quote')
  expect(site.log.join('\n')).not.toContain(token)
})

test('an address that is cut off in a letter leaves no line of the router’s own in the log', async () => {
  expect((await ask('/product/%E0%A4%A')).status).toBe(404)
  await expect.poll(() => site.log.join('\n')).toContain('"path":"/product/%E0%A4%A"')
  expect(site.log.join('\n')).not.toContain('could not be decoded')
})

test('a file carries no headers that only a document obeys, and what is not there is a page', async () => {
  const db = await openDatabase(site.place)
  const { photo } = await keepSomePicture(db).finally(() => db.destroy())
  for (const path of ['/icons/favicon.svg', '/icons/icon-192.png', photo.avif[180] ?? '']) {
    const { status, headers } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
    })
    for (const name of [
      'referrer-policy',
      'x-frame-options',
      'cross-origin-opener-policy',
      'x-permitted-cross-domain-policies',
      'x-dns-prefetch-control',
      'permissions-policy',
    ]) {
      expect(headers).not.toHaveProperty(name)
    }
    expect((await ask(`${path}x`)).headers).toMatchObject({ 'x-frame-options': 'DENY' })
  }
})

test.each([
  ['that says its size', { 'content-length': String(10 * 1024 * 1024) }, 8 * 1024],
  ['that does not say its size', { 'transfer-encoding': 'chunked' }, 1024 * 1024],
])('a body of 10 MB %s is refused before it is read', async (_, headers, begun) => {
  const status = await new Promise((resolve, reject) => {
    const posting = request(`${site.url}/enquiry/create`, {
      method: 'POST',
      headers: { host: 'nursery.example', 'content-type': 'application/json', ...headers },
    })
    posting.on('error', reject)
    posting.on('response', (answer) => {
      resolve(answer.statusCode)
      posting.on('error', () => undefined).destroy()
    })
    // The rest never comes.
    posting.write(Buffer.alloc(begun, 'a'))
  })
  expect(status).toBe(413)
})

test.each([
  ['that says its size', 'Content-Length: 2000\r\n\r\n{"email":'],
  ['that does not say its size', 'Transfer-Encoding: chunked\r\n\r\n9\r\n{"email":\r\n'],
])('an upload %s and is broken off is no fault of ours', async (_, start) => {
  const counted = async () =>
    [
      ...(await (await fetch(`${site.url}/metrics`)).text()).matchAll(
        /^http_requests_total\{method="POST",route="form",status="(\dxx)"\} (\d+)$/gm,
      ),
    ].map(([, status, times]) => [status, Number(times)])
  const before = Object.fromEntries(await counted())
  const errors = () => site.log.filter((line) => line.includes('"level":50'))
  const known = errors().length
  for (const path of ['/enquiry/create', '/newsletter/subscribe']) {
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
      const head = [
        `POST ${path} HTTP/1.1`,
        'Host: nursery.example',
        'Sec-Fetch-Site: same-origin',
        'Cookie: XSRF-TOKEN=a-token-of-the-test-itself',
        'X-XSRF-TOKEN: a-token-of-the-test-itself',
        `Content-Type: ${type}`,
      ].join('\r\n')
      socket.write(`${head}\r\n${start}`, () => socket.end())
      socket.resume().on('error', () => undefined)
    }
  }
  await expect
    .poll(async () => Object.fromEntries(await counted())['4xx'])
    .toBe((before['4xx'] ?? 0) + 4)
  expect(Object.fromEntries(await counted())['5xx']).toBe(before['5xx'])
  expect(errors().slice(known)).toEqual([])
})

test.each([
  ['bytes=abc', 200],
  ['lines=1-2', 200],
  ['bytes=', 200],
  ['bytes=9-2', 200],
  ['bytes=0-1,4-5', 200],
  ['bytes=2-9', 206],
  ['bytes=5-', 206],
  ['bytes=-5', 206],
  ['bytes=99999999-', 416],
])('a file asked for with Range: %s is answered with %s', async (range, status) => {
  const answer = await ask('/icons/favicon.svg', { range })
  expect(answer.status).toBe(status)
  expect('content-range' in answer.headers).toBe(status !== 200)
})

test('connections that send a byte now and then are cut, and keep nobody out', async () => {
  const port = Number(new URL(site.url).port)
  const cut = Array.from({ length: 50 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.resume().write('POST /enquiry/create HTTP/1.1\r\nHost: nursery.example\r\n')
    const drip = setInterval(() => socket.write('x'), 500)
    return new Promise<void>((resolve) => {
      socket.once('close', () => {
        clearInterval(drip)
        resolve()
      })
    })
  })
  expect((await ask('/home')).status).toBe(200)
  await Promise.all(cut)
})
