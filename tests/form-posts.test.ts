import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningSite, startSite } from './support/programs/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const enquiry = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '98765 43210',
  address: 'Pune',
  message: '',
}

/** Posts to a call's address as a browser's own form does. */
function post(path: string, fields: Record<string, string> | FormData, fetchSite = 'same-origin') {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': fetchSite },
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    redirect: 'manual',
  })
}

test('an enquiry posted to the call’s address is answered by the page', async () => {
  const sent = await post('/enquiry/create', enquiry)
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toMatch(/^\/product\/enquiryForm\?reference=AN-/)
  const refused = await post('/enquiry/create', { ...enquiry, fullName: 'Meera 2' })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'no-store'])
  const page = await refused.text()
  expect(page).toContain('value="Meera 2"')
  expect(page).toContain('Name should not contain any special characters &amp; digits.')
  expect((await post('/enquiry/create', enquiry, 'cross-site')).status).toBe(403)
})

/** Posts as Lynx does, which says less of a post than Node's own `fetch`. */
async function postAsLynx(path: string, fields: Record<string, string>, referer?: string) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...(referer && { referer }),
  }
  const posted = request(site.url + path, { method: 'POST', headers })
  posted.end(new URLSearchParams(fields).toString())
  const [answer] = await once(posted, 'response')
  const { location, 'set-cookie': cookies } = answer.headers
  return { status: answer.statusCode, location, cookies, html: await text(answer) }
}

describe('a browser that sends neither Origin nor Sec-Fetch-Site', () => {
  const forms: [path: string, fields: Record<string, string>][] = [
    ['/enquiry/create', enquiry],
    ['/newsletter/subscribe', { email: 'meera@example.com' }],
    ['/my-list', { do: 'more 7' }],
    ['/api/forms/submit', { ...enquiry, mobileNo: '9876543210', type: 'corporateGift' }],
  ]

  test('is believed the page that it names, in visitors’ forms alone', async () => {
    for (const [path, fields] of forms) {
      const { status } = await postAsLynx(path, fields, `${site.url}/home`)
      expect([path, status]).toEqual([path, path === '/my-list' ? 200 : 303])
      for (const referer of [
        undefined,
        'https://evil.example/',
        `${site.url}.evil.example/`,
        'x',
      ]) {
        const { status, cookies } = await postAsLynx(path, fields, referer)
        expect([path, referer, status, cookies]).toEqual([path, referer, 403, undefined])
      }
    }
    for (const path of ['/login', '/login/link', '/desk', '/desk/sign-out']) {
      const { status } = await postAsLynx(path, { identity: 'x' }, `${site.url}/login`)
      expect([path, status]).toEqual([path, 403])
    }
  })

  test('and names no page keeps what was typed, and sends it by a second press', async () => {
    const first = await postAsLynx('/product/enquiryForm', { ...enquiry, product: '7' })
    expect(first.status).toBe(403)
    expect(first.html).toContain('Please press the button once more.')
    expect(first.html).toContain('value="Meera Deshpande"')
    const [, action] = /<form[^>]* action="(\/product\/[^"]*)" method="post"/.exec(first.html) ?? []
    const [, product] = /<input type="hidden" name="product" value="(\d+)"/.exec(first.html) ?? []
    // Lynx names a page only where its address has no query.
    expect([action, product]).toEqual(['/product/enquiryForm', '7'])
    const fields = { ...enquiry, product: '7' }
    const second = await postAsLynx(`${action}`, fields, site.url + action)
    expect(second.location).toMatch(/^\/product\/enquiryForm\?reference=AN-/)
  })

  test('and names no page is led to what it would put on the list, and puts it there', async () => {
    const led = await postAsLynx('/my-list', { add: '7' })
    expect(led).toMatchObject({ status: 303, cookies: undefined })
    expect(led.location).toMatch(/^\/product\/[\w-]+$/)
    const added = await postAsLynx('/my-list', { add: '7' }, `${site.url}${led.location}`)
    expect(added).toMatchObject({ status: 303, location: '/my-list' })
    expect(`${added.cookies}`).toMatch(/^my-list=/)
    for (const unknown of ['999999', '0', 'x']) {
      expect((await postAsLynx('/my-list', { add: unknown })).status).toBe(403)
    }
  })
})

test('a bulk enquiry posted to the call’s address comes back with what is wrong', async () => {
  const refused = await post('/api/forms/submit', { fullName: 'Meera 2', type: 'corporateGift' })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(await refused.text()).toContain('value="Meera 2"')
})

test('the newsletter answers a form post with its page and JSON with JSON', async () => {
  const path = '/newsletter/subscribe'
  const sent = await post(path, { email: 'meera@example.com' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?done=1`])
  const refused = await post(path, { email: 'meera' })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(await refused.text()).toContain('Please enter a valid email address.')

  const token = 'a-token-of-the-test-itself'
  const called = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
    },
    body: JSON.stringify({ email: 'meera@example.com' }),
  })
  expect(called.status).toBe(200)
  expect(await called.json()).toMatchObject({ message: 'Subscription successful!' })
})

test('the newsletter’s page can be opened and is kept out of search engines', async () => {
  const page = await fetch(`${site.url}/newsletter/subscribe`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(['/enquiry/create', '/api/forms/submit', '/newsletter/subscribe'])(
  '%s takes nothing but JSON and form posts',
  async (path) => {
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }
    const response = await fetch(site.url + path, { method: 'POST', headers, body: 'a=b' })
    expect(response.status).toBe(415)
  },
)

test('a form that is too long is refused on a page where a browser posts it', async () => {
  const refused = await fetch(`${site.url}/hi/newsletter/subscribe`, {
    method: 'POST',
    headers: { accept: 'text/html,*/*', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email: 'x'.repeat(20_000) }),
  })
  expect(refused.status).toBe(413)
  expect(await refused.text()).toContain('<h1>इतना लंबा संदेश हम नहीं ले सकते।</h1>')
})

describe('an enquiry about sixty things', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1)
  const note = 'क'.repeat(200)

  test('is taken as JSON with two hundred Devanagari letters about each', async () => {
    const products = ids.map((id) => ({ id, quantity: '9999', note }))
    const body = JSON.stringify({ ...enquiry, products })
    // As some programs write them: six bytes a letter.
    const escaped = body.replaceAll('क', '\\u0915')
    for (const text of [body, escaped]) {
      const { status } = await call('/enquiry/create', text)
      expect(status).toBe(201)
    }
  })

  test('is taken as the form post of the list’s page, at nine bytes a letter', async () => {
    const rows = ids.flatMap((id) => [
      [`quantity-${id}`, '9999'],
      [`note-${id}`, note],
    ])
    const sent = await post('/my-list', { ...enquiry, ...Object.fromEntries(rows), do: 'send' })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/my-list\?reference=AN-/),
    ])
  })

  test('is refused past 160 KB, and other forms past 16 KB', async () => {
    const long = (size: number) => JSON.stringify({ ...enquiry, message: 'x'.repeat(size) })
    for (const path of ['/enquiry/create', '/my-list']) {
      expect((await call(path, long(150_000))).status).toBe(422)
      expect((await call(path, long(170_000))).status).toBe(413)
    }
    for (const path of ['/api/forms/submit', '/my-list/send', '/my-list/change']) {
      expect((await call(path, long(20_000))).status).toBe(413)
    }
  })

  test('is read at the desk, where a note of 4,000 letters may be in any script', async () => {
    const text = 'क'.repeat(4_000)
    for (const path of ['/desk/enquiries/AN-7Q2M0XKE', '/desk/settings/privacy']) {
      expect([path, (await post(path, { intent: 'note', text })).status]).toEqual([path, 401])
    }
  })

  test('is read at the desk with forty texts of 500 letters in Devanagari, and what they replace', async () => {
    const form = new FormData()
    form.append('stored:ready-texts', 'क'.repeat(40 * 540))
    for (let number = 0; number < 40; number += 1) {
      for (const part of ['title', 'channel', 'language', 'subject']) {
        form.append(`${part}-${number}`, 'कखगघङच')
      }
      form.append(`text-${number}`, 'क'.repeat(500))
    }
    expect((await post('/desk/settings/texts', form)).status).toBe(401)
  })
})

/** Calls as a page's script does, with the anti-forgery pair. */
function call(path: string, body: string) {
  const token = 'a-token-of-the-test-itself'
  return fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
    },
    body,
  })
}
