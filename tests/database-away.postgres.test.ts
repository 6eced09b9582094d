import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { type PostgresServer, startPostgres } from './support/databases/postgres-server.ts'
import { health } from './support/programs/delivery.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { type Gate, openGate } from './support/receivers/gate.ts'
import { sendEnquiries, sendForm, someEnquiry } from './support/send-form.ts'

let postgres: PostgresServer
let gate: Gate
let site: RunningSite
beforeAll(async () => {
  postgres = await startPostgres({ safe: true })
  await postgres.run('create database site')
  const address = new URL(postgres.url('site'))
  gate = await openGate(Number(address.port))
  address.port = String(gate.port)
  site = await startSite({ DATABASE_URL: address.href, DATABASE_POOL: '4' })
})
afterAll(async () => {
  // A site that did not come up leaves nothing behind either.
  await site?.stop()
  await gate?.close()
  await postgres.stop()
})

const token = 'a-token-of-the-test-itself'
const headers = {
  'content-type': 'application/json',
  cookie: `XSRF-TOKEN=${token}`,
  'x-xsrf-token': token,
}
const call = (path: string, body: unknown) =>
  fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
const post = (path: string, fields: Record<string, string>) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
const phone = '+91 98200 00000'
const count = async () => {
  const db = await openDatabase(postgres.url('site'))
  const rows = await db.selectFrom('enquiries').select('reference').orderBy('reference').execute()
  await db.destroy()
  return rows.map(({ reference }) => reference)
}

test('while PostgreSQL is away visitors are told so in our words, and afterwards all goes on by itself', async () => {
  const answered = [await sendForm(site, '/enquiry/create', someEnquiry(0))]
  expect((await fetch(`${site.url}/home`)).status).toBe(200)
  await postgres.halt('immediate')

  expect((await fetch(`${site.url}/home`)).status).toBe(200)
  expect((await fetch(`${site.url}/about`)).status).toBe(200)

  const page = await fetch(`${site.url}/product/productView?query=snake`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60'])
  const html = await page.text()
  expect(html).toContain('Failed to search products.')
  expect(html).toContain(phone)

  const asked = await fetch(`${site.url}/products/search?query=tulsi`)
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await asked.json()).toEqual({ error: 'Failed to search products.' })

  const enquiry = someEnquiry(1)
  const refusals = await Promise.all([
    call('/enquiry/create', enquiry),
    post('/product/enquiryForm?product=7', { ...enquiry, product: '7' }),
  ])
  const form = refusals.at(-1)?.clone()
  for (const refused of refusals) {
    expect([refused.url, refused.status, refused.headers.get('retry-after')]).toEqual([
      refused.url,
      503,
      '60',
    ])
    const words = await refused.text()
    expect(words).toContain(phone.replaceAll(' ', '\u00a0'))
    expect(words).toContain(refused.headers.get('x-request-id'))
  }
  expect(await form?.text()).toContain('Wish number 1')
  const state = await fetch(`${site.url}/healthz`)
  expect([state.status, await state.json()]).toEqual([
    503,
    { status: 'failing', database: 'does not answer' },
  ])

  // What is sent while it comes back waits for it, or is sent again, and is taken once.
  const patient = sendEnquiries(site, { enquiries: 1, connections: 1 })
  await postgres.resume()
  await patient.done
  answered.push(...patient.answered.values())
  answered.push(await sendForm(site, '/enquiry/create', enquiry))
  expect(await count()).toEqual(answered.sort())
  expect((await health(site)).status).toBe('ok')
  expect((await fetch(`${site.url}/product/productView?query=snake`)).status).toBe(200)
})

test('an outage is logged once by each of those who look again and again', () => {
  const said = site.log.filter((line) => line.includes('cannot be read'))
  const channels = said.map((line) => JSON.parse(line).channel)
  expect(channels).not.toContain(undefined)
  expect(channels).toEqual([...new Set(channels)])
  expect(site.log.filter((line) => line.includes('Wish number'))).toEqual([])
})

test('a short outage refuses nobody: what is read before an enquiry is stored waits for it too', async () => {
  const before = (await count()).length
  // Not a restart of PostgreSQL: how long that takes is the machine's matter.
  await gate.turn('closed')
  const sent = Array.from({ length: 20 }, (_, index) =>
    sendForm(site, '/my-list/send', {
      ...someEnquiry(200 + index),
      products: [{ id: index + 1, quantity: '2' }],
    }),
  )
  const outcomes = Promise.allSettled(sent)
  expect((await fetch(`${site.url}/product/productView?query=pothos`)).status).toBe(503)
  await gate.turn('open')
  const references = (await outcomes).map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason),
  )
  expect(references).toEqual(references.map(() => expect.stringMatching(/^AN-/)))
  expect(new Set(references).size).toBe(20)
  expect(await count()).toHaveLength(before + 20)
})

test('twenty connections’ worth of visitors share four, and nobody is turned away', async () => {
  const before = await count()
  const senders = Array.from({ length: 40 }, (_, index) =>
    sendForm(site, '/enquiry/create', someEnquiry(100 + index)),
  )
  expect(new Set(await Promise.all(senders)).size).toBe(40)
  expect(await count()).toHaveLength(before.length + 40)
})
