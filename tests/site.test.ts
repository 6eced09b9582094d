import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { filesOf, gzipBytes } from './support/documents/island-sizes.ts'
import { brotliBytes, splitPage } from './support/documents/page-size.ts'
import { everyPath } from './support/journeys/screen-table.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { until } from './support/send-form.ts'

let site: RunningSite
beforeAll(async () => {
  // As `npm start` does; other tests start what it starts.
  site = await startSite({}, undefined, 'commands/start.js')
})
afterAll(() => site.stop())

const lists = {
  home: 6,
  'indoor-plants': 7,
  'outdoor-plants': 2,
  'flower-seeds': 2,
  'vegetable-seeds': 2,
  pebbles: 5,
  'gardening-tools': 7,
  'corporate-products': 5,
  'vertical-garden': 1,
  'artificial-decoration': 3,
  soil: 2,
  fertilizer: 3,
}

const enquiry = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '98765 43210',
  address: 'Pune',
  message: '',
}

/** Sends an enquiry as the browser does, with the anti-forgery pair. */
async function send(body: unknown, headers: Record<string, string> = {}) {
  const cookie = (await fetch(`${site.url}/xsrf-token`)).headers.getSetCookie()[0] ?? ''
  const token = /XSRF-TOKEN=([\w-]+)/.exec(cookie)?.[1] ?? ''
  return fetch(`${site.url}/enquiry/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('the catalogue’s calls', () => {
  test.each(Object.entries(lists))('GET /products/%s gives its %i products', async (key, count) => {
    const response = await fetch(`${site.url}/products/${key}`)
    const products = await response.json()
    expect(products).toHaveLength(count)
    const wide = key === 'soil' || key === 'fertilizer'
    const fields = ['id', 'name', 'imageUrl', 'description']
    expect(Object.keys(products[0])).toEqual(
      wide ? [...fields, 'quantity', 'tips', 'advantages'] : fields,
    )
    const picture = await fetch(site.url + products[0].imageUrl)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toMatch(/^image\//)
    expect(picture.headers.get('cache-control')).toContain('immutable')
  })

  test('an unknown list is not there', async () => {
    expect((await fetch(`${site.url}/products/laptops`)).status).toBe(404)
  })

  test('GET /contact-details gives the contact records', async () => {
    expect(await (await fetch(`${site.url}/contact-details`)).json()).toEqual([
      {
        phoneNumber: '+91 98200 00000',
        emailId: 'care@aangan.example',
        address: expect.stringContaining('Maharashtra'),
        tagline: 'We Would Love to Hear From You',
        description: expect.any(String),
        description2: expect.any(String),
      },
    ])
  })
})

describe('POST /enquiry/create', () => {
  test('stores first, then answers 201 with the reference', async () => {
    const response = await send(enquiry)
    expect(response.status).toBe(201)
    const body = await response.json()
    expect(body).toEqual({
      reference: expect.stringMatching(/^AN-[0-9A-HJKMNP-TV-Z]{8}$/),
      answerTime: expect.stringMatching(/hear from us|will answer/),
    })
    const database = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { readOnly: true })
    const row = database.prepare('select * from enquiries where reference = ?').get(body.reference)
    database.close()
    expect(row).toMatchObject({ full_name: 'Meera Deshpande', mobile_number: '9876543210' })
  })

  test('answers 422 with a message a field', async () => {
    const response = await send({})
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: {
        fullName: 'Write your name.',
        email: 'Email is required.',
        mobileNumber: 'Valid 10-digit phone number is required.',
        address: 'Address is required.',
      },
    })
  })

  test('refuses what has no anti-forgery pair, is no JSON, or is too large', async () => {
    expect((await send(enquiry, { 'x-xsrf-token': 'x'.repeat(32) })).status).toBe(403)
    expect((await send(enquiry, { cookie: '' })).status).toBe(403)
    expect((await send('{')).status).toBe(400)
    expect((await send(enquiry, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send({ ...enquiry, message: 'x'.repeat(170_000) })).status).toBe(413)
    const read = await fetch(`${site.url}/enquiry/create`)
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('a connection goes on after a body that was too long to be read', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async (method: string, path: string, body?: string) => {
      const headers = { 'content-type': 'application/json' }
      const sent = request(site.url + path, { agent, method, headers }).end(body)
      const [answer] = await once(sent, 'response')
      await once(answer.resume(), 'end')
      return [answer.statusCode, sent.reusedSocket]
    }
    expect(await ask('POST', '/enquiry/create', 'x'.repeat(2_000_000))).toEqual([413, false])
    expect(await ask('GET', '/healthz')).toEqual([200, true])
    agent.destroy()
  })

  test('a form posted from another site is refused', async () => {
    const response = await fetch(`${site.url}/product/enquiryForm`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(enquiry),
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })
})

describe('every answer', () => {
  test('carries the protective headers and an id, and pages set no cookie', async () => {
    const { headers } = await fetch(`${site.url}/home`)
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{13}$/)
    expect(headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['/finder?light=low', 'Plants'],
    ['/product/snake-plant', 'Plants'],
    ['/product/hand-trowel', 'Gardening Tools'],
    ['/product/tulsi', undefined],
  ])('%s stands in the section %s of the navbar', async (path, section) => {
    const html = await (await fetch(site.url + path)).text()
    const nav = /<nav class="nav".*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(nav).toContain('Gardening Tools')
    const [, lit] = /<(?:summary|a)[^>]* aria-current="true"[^>]*>([^<]*)/.exec(nav) ?? []
    expect(lit).toBe(section)
    expect(nav).not.toContain('aria-current="page"')
  })

  test('/healthz tells that the database answers, and nothing that anybody else did', async () => {
    const response = await fetch(`${site.url}/healthz`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok', database: 'ok' })
  })

  test('a method that a page does not take is refused in a visitor’s words', async () => {
    const response = await fetch(`${site.url}/home`, { method: 'POST', body: 'x' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const html = await response.text()
    expect(html).toContain('Nothing can be sent to this page.')
    expect(html).not.toContain('did not provide')
    const list = await fetch(`${site.url}/products/home`, { method: 'POST', body: 'x' })
    expect([list.status, list.headers.get('allow'), await list.json()]).toEqual([
      405,
      'GET, HEAD',
      { errors: { form: 'Nothing can be sent to this address.' } },
    ])
  })

  test.each([
    ['/login', 'PUT', 'GET, HEAD, POST'],
    ['/hi/my-list', 'DELETE', 'GET, HEAD, POST'],
    ['/hi/enquiry/create', 'PATCH', 'POST'],
    ['/desk/account.data', 'PROPFIND', 'GET, HEAD, POST'],
    ['/products/home', 'OPTIONS', 'GET, HEAD'],
    ['/healthz', 'PUT', 'GET, HEAD'],
  ])('%s does nothing on %s, and names what it takes', async (path, method, allowed) => {
    const headers = { 'Content-Type': 'application/json' }
    const { status, headers: answered } = await fetch(site.url + path, { method, headers })
    expect([status, answered.get('allow')]).toEqual([405, allowed])
  })

  test('an unknown path is a 404 page', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${site.url}/no/such/page`, { method })
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('404 - Page Not Found')
    }
  })
})

describe('sizes', () => {
  const { size } = budgets

  test('Home, its stylesheet and the stub keep their budgets', async () => {
    const page = await (await fetch(`${site.url}/home`)).text()
    const { html, stylesheet } = splitPage(page)
    expect(stylesheet).toContain('@font-face')
    expect(brotliBytes(html, size.homeHtmlBrotli)).toBeLessThanOrEqual(size.homeHtmlBrotli)
    expect(gzipSync(stylesheet).length).toBeLessThanOrEqual(size.stylesheetGzip)
    expect(gzipBytes(filesOf('entry.client'))).toBeLessThanOrEqual(size.stubGzip)
  })

  test.each(everyPath)('the HTML of %s keeps its budget', async (path) => {
    const { html, pageSheets } = splitPage(await (await fetch(site.url + path)).text())
    expect(html).toContain('</html>')
    expect(gzipSync(pageSheets.join('')).length).toBeLessThanOrEqual(size.pageSheetsGzip)
    expect(brotliBytes(html, size.screenHtmlBrotli)).toBeLessThanOrEqual(size.screenHtmlBrotli)
  })

  test('the dialog and the search box are small beside React', () => {
    const react = filesOf('hydrate')
    const dialog = filesOf('enquiry-dialog.island', react)
    const searchBox = filesOf('search-box.island', react)
    expect(gzipBytes(react)).toBeLessThanOrEqual(size.reactGzip)
    expect(gzipBytes(dialog)).toBeLessThanOrEqual(size.enquiryDialogGzip)
    expect(searchBox.join()).toContain('search-box.island')
    expect(gzipBytes(searchBox)).toBeLessThanOrEqual(size.searchBoxGzip)
  })

  test('React is loaded by what wakes islands alone, so that all of them share it', () => {
    const react = filesOf('hydrate')
    expect(gzipBytes(react)).toBeGreaterThan(30_000)
    expect(filesOf('entry.client').filter((file) => react.includes(file))).toEqual([])
  })

  test('the fonts keep their budget', () => {
    const fonts = ['anek-latin-var', 'rozha-one'].map((name) =>
      readFileSync(`app/ui/fonts/${name}.woff2`),
    )
    const bytes = fonts.reduce((sum, font) => sum + font.length, 0)
    expect(bytes).toBeLessThanOrEqual(size.fontsBytes)
  })

  test('the letters of local names keep their budget', () => {
    const { length } = readFileSync('app/ui/fonts/anek-devanagari-500.woff2')
    expect(length).toBeLessThanOrEqual(size.devanagariBytes)
  })
})

describe('stopping', () => {
  test('requests under way finish, the database is closed, and the log holds nothing personal', async () => {
    const own = await startSite({ LOG_LEVEL: 'trace' })
    const someone = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile)' }
    await fetch(`${own.url}/product/productView?query=zzznothing`, { headers: someone })
    const body = String(new URLSearchParams({ ...enquiry, message: 'A secret wish' }))
    const slow = request(`${own.url}/product/enquiryForm`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
        origin: own.url,
        expect: '100-continue',
      },
    })
    const answered = once(slow, 'response')
    const underWay = once(slow, 'continue')
    slow.write(body.slice(0, 40))
    await underWay
    own.process.kill('SIGTERM')
    await until(() => own.log.join().includes('stopping'), 'it is stopping')
    slow.end(body.slice(40))
    const [response] = await answered
    expect(response.statusCode).toBe(303)
    response.resume()
    await once(own.process, 'exit')
    expect(own.process.exitCode).toBe(0)
    const database = new DatabaseSync(join(own.dataDir, 'aangan.sqlite'))
    expect(database.prepare('select count(*) as n from enquiries').get()).toEqual({ n: 1 })
    // Counted a moment before the end.
    const missed = database.prepare("select kind from view_counts where name = 'zzznothing'")
    expect(new Set(missed.all().map(({ kind }) => kind))).toEqual(new Set(['missed-word']))
    database.close()
    const log = own.log.join('\n')
    expect(log).toContain('stopped')
    expect(log).not.toMatch(/Meera|meera|98765|Pune|secret/)
    await own.stop()
  })

  test('a taken port stops the start with one sentence', async () => {
    const { port } = new URL(site.url)
    await expect(startSite({ PORT: port })).rejects.toThrow(
      `The site ended:\nPort ${port} is taken by another program: stop that, or set PORT to another number.`,
    )
  })

  test('a wrong setting stops the start with one sentence', async () => {
    await expect(startSite({ SITE_URL: 'nursery' })).rejects.toThrow(
      'SITE_URL must be a web address without a path, such as https://nursery.example, not "nursery".',
    )
  })
})
