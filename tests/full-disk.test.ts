import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendForm, someEnquiry } from './support/send-form.ts'
import { type RunningSite, startSite } from './support/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const token = 'a-token-of-the-test-itself'
const headers = {
  'content-type': 'application/json',
  cookie: `XSRF-TOKEN=${token}`,
  'x-xsrf-token': token,
}
const phone = '+91 98200 00000'

/** Lets no file of the site's grow past this size, as a full disk does; without a size, lifts it. */
function limitFiles(bytes: number | 'unlimited') {
  execFileSync('prlimit', [`--pid=${site.process.pid}`, `--fsize=${bytes}:`])
}

function inDatabase<Result>(read: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { timeout: 5_000 })
  try {
    return read(db)
  } finally {
    db.close()
  }
}
const count = (table: string) =>
  inDatabase((db) => Number(db.prepare(`select count(*) as n from ${table}`).get()?.n))

const post = (path: string, fields: Record<string, string>) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const call = (path: string, body: unknown) =>
  fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })

test('on a full disk nothing is half-written, visitors are told, and it recovers by itself', async () => {
  const answered = [await sendForm(site, '/enquiry/create', someEnquiry(0))]
  // As much as the journal holds already: not one page more can be written.
  const journal = join(site.dataDir, 'aangan.sqlite-wal')
  limitFiles(statSync(journal).size)

  const refused = await call('/enquiry/create', someEnquiry(1))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  const { errors } = await refused.json()
  const id = refused.headers.get('x-request-id')
  expect(errors).toEqual({
    form: `Sorry, we could not save this. Please try again in a minute, or call us on ${phone} (${id}).`,
  })

  const page = await post('/product/enquiryForm', someEnquiry(2))
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60'])
  const html = await page.text()
  expect(html).toContain('Sorry, we could not save this.')
  expect(html).toContain('Wish number 2')
  expect(html).toContain(page.headers.get('x-request-id'))
  expect(html).not.toMatch(/SQLITE|disk I\/O|node:sqlite/)

  const bulk = { ...someEnquiry(3), mobileNo: '9876500003', type: 'bulkPurchase' }
  const news = { email: 'meera@example.com' }
  for (const answer of [
    await call('/api/forms/submit', bulk),
    await post('/productPages/corporateBulkGifting', bulk),
    await call('/newsletter/subscribe', news),
    await post('/newsletter/subscribe', news),
  ]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await answer.text()).toContain(phone)
  }

  // The catalogue stays open.
  expect((await fetch(`${site.url}/home`)).status).toBe(200)
  expect((await fetch(`${site.url}/products/search?query=tulsi`)).status).toBe(200)

  limitFiles('unlimited')
  answered.push(await sendForm(site, '/enquiry/create', someEnquiry(1)))
  answered.push(await sendForm(site, '/enquiry/create', someEnquiry(4)))

  expect(count('enquiries')).toBe(answered.length)
  expect(count('outbox')).toBe(2 * answered.length)
  expect(inDatabase((db) => db.prepare('pragma integrity_check').get())).toEqual({
    integrity_check: 'ok',
  })
  expect(site.process.exitCode).toBeNull()
})
