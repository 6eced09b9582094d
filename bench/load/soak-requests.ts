import sharp from 'sharp'
import { listProducts } from '#app/catalogue/products.server.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { oneInTurn } from '#bench/one-in-turn.ts'
import { type Shop, withDatabase } from '#bench/throwaway-shop.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { differentPages, newSearches, readPaths } from './asked-paths.ts'

/** One kind of document or call, which is asked for so many times. */
export interface SoakRequests {
  what: string
  times: number
  /** Asks once and reads the whole answer; throws where it is not the one that is expected. */
  ask(index: number): Promise<void>
}

interface Asker {
  shop: Shop
  url: string
  /** Of somebody who is signed in as the owner. */
  cookie: string
}

const token = 'a-token-of-the-bench-itself'

/** Gives every kind of document and call of a running site. */
export async function listSoakRequests({ shop, url, cookie }: Asker): Promise<SoakRequests[]> {
  const { times, uploads } = budgets.soak
  const send = async (path: string, expected: number, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { redirect: 'manual', ...init })
    await answer.arrayBuffer()
    if (answer.status !== expected) throw new Error(`${path} answered ${answer.status}`)
  }
  const reference = await sendForm({ url }, '/enquiry/create', someEnquiry(1))
  const [product] = await withDatabase(shop, (db) =>
    listProducts(db, 'indoor-plants', { limit: 1 }),
  )
  const deskPages = deskPaths(reference, product?.id ?? 0)
  const pages = await readPaths(await differentPages(shop))
  const searches = await readPaths(await newSearches(shop))
  const signedIn = { headers: { cookie } }
  const uploaded = await listUploads()
  const picturePath = `/desk/catalogue/${product?.id}/picture`
  const kinds: SoakRequests[] = [
    { what: 'pages made anew', times, ask: (index) => send(oneInTurn(pages, index), 200) },
    { what: 'searches', times, ask: (index) => send(oneInTurn(searches, index), 200) },
    {
      what: 'desk documents',
      times,
      ask: (index) => send(oneInTurn(deskPages, index), 200, signedIn),
    },
    {
      what: 'answers to .data',
      times,
      ask: (index) => send(asData(oneInTurn(deskPages, index)), 200, signedIn),
    },
    { what: 'streams opened and closed', times, ask: () => openAndClose(url, cookie) },
    { what: 'refused forms', times, ask: (index) => send(...refusedForm(index, cookie)) },
    {
      what: 'uploads',
      times: uploads,
      ask: (index) => {
        const { bytes, expected } = oneInTurn(uploaded, index)
        const headers = { cookie, accept: 'application/json', 'sec-fetch-site': 'same-origin' }
        const body = new FormData()
        body.set('description', 'A plant in a white pot')
        body.set('file', new Blob([new Uint8Array(bytes)]), 'plant.jpg')
        return send(picturePath, expected, { method: 'POST', headers, body })
      },
    },
  ]
  const inTurn = kinds.slice(0, -1)
  return [
    ...kinds,
    {
      what: 'of these but uploads, in turn',
      times,
      ask: (index) => oneInTurn(inTurn, index).ask(index),
    },
  ]
}

function deskPaths(reference: string, product: number) {
  return [
    '/desk',
    '/desk?q=meera',
    `/desk/enquiries/${reference}`,
    '/desk/catalogue',
    `/desk/catalogue/${product}`,
    '/desk/insights',
    '/desk/settings',
  ]
}

/** The address of a page's data. */
function asData(path: string) {
  const { pathname, search } = new URL(path, 'http://localhost')
  return `${pathname}.data${search}`
}

async function openAndClose(url: string, cookie: string) {
  const leaving = new AbortController()
  const headers = { cookie, accept: 'text/event-stream' }
  const answer = await fetch(`${url}/desk/news`, { headers, signal: leaving.signal })
  await answer.body?.getReader().read()
  leaving.abort()
  if (answer.status !== 200) throw new Error(`/desk/news answered ${answer.status}`)
}

/** A call, a form without JavaScript and one of the desk's, in turn. */
function refusedForm(index: number, cookie: string): [string, number, RequestInit] {
  const wrong = { fullName: 'R2-D2', email: 'nowhere', mobileNumber: '12', address: '' }
  const own = { 'sec-fetch-site': 'same-origin' }
  const pair = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  const json = { ...pair, 'content-type': 'application/json' }
  const form = new URLSearchParams(wrong)
  const forms: [string, number, RequestInit][] = [
    ['/enquiry/create', 422, { headers: json, body: JSON.stringify(wrong) }],
    ['/product/enquiryForm', 422, { headers: own, body: form }],
    ['/desk?index', 400, { headers: { ...own, cookie }, body: form }],
  ]
  const [path, expected, init] = oneInTurn(forms, index)
  return [path, expected, { ...init, method: 'POST' }]
}

/** A photograph, one that is cut off, and something that is none: a photograph takes a child a second. */
async function listUploads() {
  const drawn = { width: 1_000, height: 1_400, channels: 3, background: '#4a7' } as const
  const whole = await sharp({ create: drawn }).jpeg().toBuffer()
  return [
    { bytes: whole, expected: 200 },
    { bytes: whole.subarray(0, whole.length / 2), expected: 422 },
    { bytes: Buffer.from('no picture at all'), expected: 422 },
    { bytes: Buffer.alloc(0), expected: 422 },
  ]
}
