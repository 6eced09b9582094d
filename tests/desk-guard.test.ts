import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskTabs } from '#app/desk/shell/desk-tabs.ts'
import { roles } from '#app/staff/role.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { type DeskAddress, listDeskAddresses, rightsByRoute } from './support/desk-addresses.ts'
import { gzipBytes } from './support/documents/island-sizes.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { sendForm, someEnquiry } from './support/send-form.ts'
import { signInAt } from './support/staff.ts'

const staffName = 'Ravi of the walk'
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

let site: RunningSite
let addresses: DeskAddress[]
const cookies: Partial<Record<string, string>> = {}

beforeAll(async () => {
  site = await startSite()
  for (const role of roles) {
    cookies[role] = (await signInAt(site, { role, name: staffName })).cookie
  }
  addresses = await listDeskAddresses(site, cookies.owner ?? '')
})
afterAll(() => site.stop())

/** Asks for exactly this address, as no browser would spell it. */
async function ask(
  path: string,
  method: string,
  headers: Record<string, string> = {},
  sent?: string,
) {
  const { hostname, port } = new URL(site.url)
  const asked = request({ hostname, port, path, method, headers }).end(sent)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { statusCode: status = 0, headers: answered } = answer
  return { status, headers: answered, body: await text(answer) }
}

const readBuilt = (file: string) => readFileSync(join('build/client', file), 'utf8')

/**
 * What is sent to a spelling of an address: each method in a full run, otherwise GET and one of the
 * others in turn, so that each spelling meets each method at some address.
 */
function methodsOf(place: number) {
  const [get, ...others] = methods
  return process.env.FULL_SUITE ? methods : [get, others[place % others.length] ?? '']
}

const oddFields = new URLSearchParams({
  after: '-1',
  before: 'x',
  done: '9'.repeat(30),
  page: '1e9',
  q: "' or 1=1 --",
  search: '\0',
  seen: 'NaN',
  show: '__proto__',
  state: '\ud83c',
  step: '../..',
  token: '%00',
}).toString()

const formType = 'application/x-www-form-urlencoded'
const oddForm = new URLSearchParams({
  intent: 'note',
  do: 'x',
  change: '-1',
  version: '9'.repeat(30),
  text: 'a\0b',
  id: '__proto__',
  submission: 'x',
  name: '\u202e',
  email: '@',
  state: 'sold',
  event: '1e99',
  note: '-0',
}).toString()

/** What no form of ours sends: by content type, undefined for none. */
const oddBodies: [type: string | undefined, body: string][] = [
  [undefined, ''],
  [undefined, oddForm],
  ['text/plain', oddForm],
  ['application/xml', '<form/>'],
  ['multipart/form-data', ''],
  ['multipart/form-data; boundary=x', '--x\r\nbroken'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nx\r\n--x--\r\n',
  ],
  [formType, ''],
  [formType, '%&=&%ff=%00'],
  [formType, oddForm],
  ['application/json', '{'],
  ['application/json; charset=utf-16', 'null'],
  [
    'application/json',
    JSON.stringify({ do: [], staffId: {}, __proto__: 1, form: { intent: 'note' } }),
  ],
]

/** One path in every spelling under which somebody might slip past. */
function spellingsOf(path: string) {
  const rest = path.slice('/desk'.length)
  return [
    path,
    `/DESK${rest}`,
    `/%64esk${rest}`,
    `/desk/${rest}`,
    `//desk${rest}`,
    `${path}/`,
    `${path}//`,
    `${path}?index`,
    `${path}.data`,
    `/DESK${rest}.data`,
    `/%64esk${rest}.data`,
    `${path}/_.data`,
    `${path}.data?_routes=desk%2Finbox%2Finbox.route`,
  ]
}

describe('without a session', () => {
  test('no address of the desk gives anything, in whatever spelling and by whatever method', async () => {
    expect(addresses.length).toBeGreaterThan(2)
    const slips: string[] = []
    const accepts = ['text/html', '*/*', 'application/json', 'text/event-stream']
    const own = new Set(addresses.map(({ path }) => path))
    for (const [place, path] of [...new Set([...own].flatMap(spellingsOf))].entries()) {
      for (const method of own.has(path) ? methods : methodsOf(place)) {
        // A form of ours, so that nothing but the missing session stops it.
        const headers = { 'sec-fetch-site': 'same-origin', accept: accepts[0] ?? '' }
        accepts.push(accepts.shift() ?? '')
        const { status, headers: answered, body } = await ask(path, method, headers)
        const toLogin = /^\/login(\?|$)/.test(answered.location ?? '')
        // The router's own way to redirect the data from which a browser makes a page.
        const toLoginAsData = status === 202 && (method === 'HEAD' || body.includes('/login'))
        // A spelling may name nothing, and nothing of the desk takes other methods.
        const isNone = own.has(path)
          ? status === 405 && !['GET', 'HEAD', 'POST'].includes(method)
          : [404, 405].includes(status)
        if (!toLogin && !toLoginAsData && !isNone && status !== 401) {
          slips.push(`${method} ${path}: ${status}`)
        }
        if (body.includes(staffName) || body.includes('"staff"')) slips.push(`${path} shows data`)
      }
    }
    expect(slips).toEqual([])
  })

  test('a page leads to the sign-in and back, and nobody keeps the answer', async () => {
    const { status, headers } = await ask('/desk/any?tab=closed', 'GET', { accept: 'text/html' })
    expect(status).toBe(302)
    expect(headers.location).toBe('/login?next=%2Fdesk%2Fany%3Ftab%3Dclosed')
    expect(headers['cache-control']).toBe('no-store')
    const call = await ask('/desk', 'GET', { accept: 'application/json' })
    expect([call.status, call.body]).toEqual([401, 'Please sign in.'])
  })

  test('a session that was ended opens nothing any more', async () => {
    const { cookie } = await signInAt(site)
    const own = { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/html' }
    expect((await ask('/desk', 'GET', own)).status).toBe(200)
    const out = await ask('/desk/sign-out', 'POST', {
      ...own,
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([out.status, out.headers.location]).toEqual([303, '/login'])
    expect(out.headers['clear-site-data']).toBe('"cache", "storage"')
    expect((await ask('/desk', 'GET', own)).headers.location).toBe('/login')
  })

  test('a session that was never begun opens nothing', async () => {
    const invented = await ask('/desk', 'GET', {
      accept: 'text/html',
      cookie: `desk=${'x'.repeat(43)}`,
    })
    expect(invented.headers.location).toBe('/login')
  })
})

describe('with a session', () => {
  test('each address opens for the roles that are written down for it, and no other', async () => {
    const faults: string[] = []
    for (const [place, { path, routeId, hasAction, postQuery }] of addresses.entries()) {
      // The layout alone has no page: what shows at its address is the inbox.
      if (routeId === 'desk.route') continue
      const rights = rightsByRoute[routeId]
      if (!rights) faults.push(`main/addresses does not say who may see ${routeId}`)
      for (const role of roles) {
        const headers = {
          accept: 'text/html',
          cookie: cookies[role] ?? '',
          'sec-fetch-site': 'same-origin',
        }
        const may = rights?.includes(role)
        // What opens is drawn for one of the roles in turn, and for all of them given as data.
        const isDrawn = !may || process.env.FULL_SUITE || role === roles[place % roles.length]
        for (const spelling of isDrawn ? [path, `${path}.data`] : [`${path}.data`]) {
          const { status } = await ask(spelling, 'GET', headers)
          // Who keeps only the catalogue is led from the inbox to it.
          const isLedOn = !may && (status === 302 || status === 202)
          const opens = status !== 403 && status !== 401 && status < 500 && !isLedOn
          if (rights && opens !== may) faults.push(`${role} at ${spelling}: ${status}`)
          if (!hasAction || may) continue
          const posted = await ask(spelling + postQuery, 'POST', headers)
          if (posted.status !== 403) faults.push(`${role} posts to ${spelling}: ${posted.status}`)
        }
      }
    }
    expect(faults).toEqual([])
  })

  test('a post from elsewhere is refused, also as data', async () => {
    for (const path of addresses.flatMap(({ path }) => [path, `${path}.data`])) {
      const elsewhere: Record<string, string>[] = [
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        {},
      ]
      for (const from of elsewhere) {
        const { status } = await ask(path, 'POST', { cookie: cookies.owner ?? '', ...from })
        expect(`${path} ${status}`).toBe(`${path} 403`)
      }
    }
  })

  test('whatever is sent to an address is answered, and never as a fault of ours', async () => {
    const reference = await sendForm(site, '/enquiry/create', someEnquiry(1))
    const faults: string[] = []
    const owner = { cookie: cookies.owner ?? '', 'sec-fetch-site': 'same-origin' }
    for (const [place, { path, routeId, hasAction, postQuery }] of addresses.entries()) {
      // Signs out whoever asks.
      if (routeId === 'desk/sign-out.route') continue
      const known = path
        .replace(/(?<=enquiries\/)AN-\w+/, reference)
        .replace(/(?<=(catalogue|staff)\/)AN-\w+/, '1')
      const odd = [`${known}?${oddFields}`, `${known}.data?${oddFields}`]
      // What has nothing to fill in is opened above.
      const asked = known === path ? odd : [known, ...odd]
      for (const [at, one] of asked.entries()) {
        // What is open stays open.
        if (routeId === 'desk/news/news.api') continue
        const { status } = await ask(one, 'GET', owner)
        if (status >= 500) faults.push(`GET ${asked[at]}: ${status}`)
      }
      if (!hasAction) continue
      for (const [at, [type, body]] of oddBodies.entries()) {
        // In a full run all of them, otherwise every other one, and the rest at the next address.
        if (!process.env.FULL_SUITE && (place + at) % 2 === 1) continue
        const spelling = (place + at) % 3 === 0 ? `${known}.data` : known
        const headers = { ...owner, ...(type && { 'content-type': type }) }
        const { status } = await ask(spelling + postQuery, 'POST', headers, body)
        if (status >= 500 || (type !== formType && status < 400))
          faults.push(`POST ${spelling} as ${type}, ${body.slice(0, 40)}: ${status}`)
      }
    }
    expect(faults).toEqual([])
    expect(site.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  test('from what is not there, or not theirs, everybody finds back to where they begin', async () => {
    const inbox = /<a class="btn" href="\/desk"[^>]*>Go to the inbox</
    const catalogue = /<a class="btn" href="\/desk\/catalogue"[^>]*>Go to the catalogue</
    for (const [role, path, status, way] of [
      ['owner', '/desk/nothing', 404, inbox],
      ['owner', '/desk/enquiries/AN-0000000', 404, inbox],
      ['desk', '/desk/catalogue/4711', 404, inbox],
      ['catalogue', '/desk/nothing', 404, catalogue],
      ['catalogue', '/desk/staff', 403, catalogue],
    ] as const) {
      const answer = await ask(path, 'GET', { cookie: cookies[role] ?? '', accept: 'text/html' })
      expect(answer.status, path).toBe(status)
      // Without what React writes between two texts.
      expect(answer.body.replaceAll('<!-- -->', ''), path).toMatch(way)
    }
  })

  test.each([
    ['/desk/guides', 405, 'Nothing can be sent to this page'],
    ['/desk/nothing', 404, 'There is no such page on the desk'],
  ])('a form that is sent to %s is answered with %i, in words', async (path, status, words) => {
    const headers = { cookie: cookies.owner ?? '', 'sec-fetch-site': 'same-origin' }
    const answer = await ask(path, 'POST', { ...headers, accept: 'text/html' })
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(`<h1>${words}</h1>`)
  })

  test('a part that stands under another leads back to it', async () => {
    const inner = deskTabs.filter(({ under }) => under !== undefined)
    expect(inner.length).toBeGreaterThan(1)
    for (const { to, under } of inner) {
      const { body } = await ask(to, 'GET', { cookie: cookies.owner ?? '', accept: 'text/html' })
      expect(body, to).toMatch(RegExp(`<a [^>]*class="back"[^>]* href="${under}"`))
    }
  })

  test('a page runs only its own scripts, is kept by nobody and found by no search engine', async () => {
    const [one, two] = [
      await ask('/desk', 'GET', { cookie: cookies.owner ?? '' }),
      await ask('/desk', 'GET', { cookie: cookies.owner ?? '' }),
    ]
    const policy = String(one.headers['content-security-policy'])
    const nonce = /script-src 'self' 'nonce-([\w+/=]{24})';/.exec(policy)?.[1] ?? 'none'
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("img-src blob: 'self' data:;")
    expect(policy).not.toContain('unsafe')
    expect(String(two.headers['content-security-policy'])).not.toContain(nonce)
    expect(one.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(one.headers).not.toHaveProperty('speculation-rules')
    const inline = [...one.body.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)]
    expect(inline.length).toBeGreaterThan(1)
    for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${nonce}"`)
    expect(one.body).not.toMatch(/<style|\sstyle="|<head>.*<script[^>]*entry\.client/)
    const data = await ask('/desk.data', 'GET', { cookie: cookies.owner ?? '' })
    expect(data.body).toContain(staffName)
    expect(data.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })

  test('no screen of the desk has more script than it may, and a visitor loads none of it', async () => {
    const named = (html: string) => [...new Set(html.match(/assets\/[\w.-]+\.(js|css)/g))]
    const page = await ask('/desk/guides/new', 'GET', { cookie: cookies.owner ?? '' })
    const files = named(page.body)
    const sheets = files.filter((file) => file.endsWith('.css'))
    expect(sheets).toHaveLength(1)
    // Asked for before the scripts, for which nothing that is painted waits.
    expect(page.headers.link).toBe(`</${sheets[0]}>; rel=preload; as=style`)
    const own = addresses.find(({ path }) => path === '/desk/guides/new')
    // All that the page needs to come to life is named from the start.
    const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('/manifest-'))
    expect(scripts.toSorted()).toEqual(own?.scripts.toSorted())
    const weights = new Map<string, number>()
    for (const file of new Set(addresses.flatMap((address) => address.scripts))) {
      expect(readBuilt(file), file).not.toMatch(/["'`]node:|kysely|staff_sessions/)
      weights.set(file, gzipBytes([file]))
    }
    const { deskScriptGzip } = budgets.size
    const heavy = addresses.flatMap(({ path, scripts: all }) => {
      const bytes = all.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0)
      return bytes > deskScriptGzip ? [`${path}: ${bytes} of ${deskScriptGzip}`] : []
    })
    expect(heavy).toEqual([])
    const shop = named((await ask('/home', 'GET')).body)
    expect(shop.map((file) => file.replace(/-[\w-]{8}\./, '.'))).toEqual(['assets/entry.client.js'])
  })
})

test('When the database cannot say who it is, nobody is let in, and is told under which id', async () => {
  const database = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { timeout: 5_000 })
  database.exec('alter table staff_sessions rename to sessions_gone')
  database.close()
  const own = { cookie: cookies.owner ?? '', accept: 'text/html' }
  const page = await ask('/desk', 'GET', own)
  expect(page.status).toBe(500)
  expect(page.body).toContain('We are sorry.')
  expect(page.body).toContain(`<code>${page.headers['x-request-id']}</code>`)
  const data = await ask('/desk.data', 'GET', own)
  expect(data.status).toBeGreaterThanOrEqual(500)
  for (const { body } of [page, data]) {
    expect(body).not.toMatch(/sessions_gone|staff_sessions/)
    expect(body).not.toContain(staffName)
  }
})
