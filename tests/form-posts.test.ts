import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from './support/site.ts'

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
function post(path: string, fields: Record<string, string>, fetchSite = 'same-origin') {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': fetchSite },
    body: new URLSearchParams(fields),
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
