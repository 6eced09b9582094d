import { setTimeout as wait } from 'node:timers/promises'
import { listProducts } from '#app/catalogue/products.server.ts'
import { listProductRows, productColumns } from '#app/catalogue/sheets/product-sheet.server.ts'
import { progressPath } from '#app/paths/desk-paths.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import { cpuMsOf, peakMemoryMiBOf } from '#bench/process-figures.ts'
import { saveAtDesk } from '#bench/product-changes.ts'
import type { Row } from '#bench/row.ts'
import { withSite } from '#bench/running-site.ts'
import { median, quantile } from '#bench/statistics.ts'
import { placeOf, type Shop, withDatabase, withShop } from '#bench/throwaway-shop.ts'
import type { Database } from '#database/connection.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signInAt } from '#tests/support/staff.ts'

const page = '/productPages/plants/indoorPlants'
/** Between two of one visitor's requests, in ms. */
const pauseMs = 20
/** Between two products that a colleague saves, in ms. */
const savePauseMs = 100

interface Visited {
  pages: number[]
  enquiries: number[]
  /** Products that somebody saves; on PostgreSQL only, where nobody else waits for a batch. */
  saved: number[]
}

/**
 * Measures what bringing in a sheet takes in which every product has another name and sizes, over HTTP as
 * the desk does it, and how long visitors wait for pages and enquiries meanwhile; on PostgreSQL also
 * how long a colleague waits who saves a product. What they are not given throws.
 */
export function measureImport({ database }: BenchOptions): Promise<Row[]> {
  const { rows, checkMs, applyMs, batchMs, pageP99Ms, enquiryP99Ms, saveP99Ms, memoryMiB } =
    budgets.import
  return withShop({ database, products: rows }, async (shop) => {
    const sheet = await withDatabase(shop, renamed)
    return withSite({ shop }, async (site) => {
      const url = `http://localhost:${site.port}`
      const { cookie } = await signInAt({ place: placeOf(shop), url })
      const desk = openDesk(url, cookie)
      const address = await desk.send(sheet)
      const pid = site.pid
      const checked = await timed(() => desk.post(address, desk.matching))
      const cpuBefore = cpuMsOf(pid)
      const visited: Visited = { pages: [], enquiries: [], saved: [] }
      const over = new AbortController()
      const visitors = Promise.all([
        visit(url, visited, over.signal),
        database === 'postgres' && saveMeanwhile(shop, visited.saved, over.signal),
      ])
      // Told once the sheet is in, or has failed.
      visitors.catch(() => undefined)
      const applied = await timed(() => desk.workThrough(address, 'apply')).finally(() =>
        over.abort(),
      )
      await visitors
      const cpu = (cpuMsOf(pid) ?? Number.NaN) - (cpuBefore ?? 0)
      const batches = await readBatches(url, batchMs / 1000)
      const bulk = await desk.prepareAway()
      const cpuBeforeBulk = cpuMsOf(pid)
      const changed = await timed(() => desk.workThrough(bulk, 'apply'))
      const bulkCpu = (cpuMsOf(pid) ?? Number.NaN) - (cpuBeforeBulk ?? 0)
      await desk.workThrough(bulk, 'undo')
      const undone = await timed(() => desk.workThrough(address, 'undo'))
      const among = `${rows.toLocaleString('en-GB')} rows`
      return [
        rowOf(`dry run of ${among}`, [inMs('', checked, checkMs)]),
        rowOf(`${among} applied`, [
          inMs('', applied, applyMs),
          inMs('of the site’s processor, its visitors included,', cpu),
        ]),
        rowOf(`batches of ${among}`, [
          { name: 'all', value: batches.all, unit: '' },
          { name: `longer than ${batchMs} ms`, value: batches.longer, unit: '', atMost: 0 },
        ]),
        rowOf('visitors meanwhile', [
          inMs('pages median', median(visited.pages)),
          inMs('p99', quantile(visited.pages, 0.99), pageP99Ms),
          inMs('enquiries median', median(visited.enquiries)),
          inMs('p99', quantile(visited.enquiries, 0.99), enquiryP99Ms),
        ]),
        ...(database === 'postgres'
          ? [
              rowOf('a colleague’s products saved meanwhile', [
                inMs('median', median(visited.saved)),
                inMs('p99', quantile(visited.saved, 0.99), saveP99Ms),
                inMs('longest', Math.max(...visited.saved)),
              ]),
            ]
          : []),
        rowOf(
          `${rows.toLocaleString('en-GB')} products made unavailable at once, without visitors`,
          [inMs('', changed), inMs('of the site’s processor', bulkCpu)],
        ),
        rowOf(`${among} undone, without visitors`, [inMs('', undone)]),
        rowOf('the site’s memory, at most', [
          { value: peakMemoryMiBOf(pid), unit: 'MiB', atMost: memoryMiB },
        ]),
      ]
    })
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** How many batches held the writer, and how many of them longer than so many seconds. */
async function readBatches(url: string, seconds: number) {
  const told = await (await fetch(`${url}/metrics`)).text()
  const upTo = (bound: number | string) => {
    const line = told
      .split('\n')
      .find((one) => one.includes(`_batch_duration_seconds_bucket{le="${bound}"}`))
    return Number(line?.split(' ').at(-1))
  }
  return { all: upTo('+Inf'), longer: upTo('+Inf') - upTo(seconds) }
}

/** Every product's code with another name and three or four sizes, one row each, as CSV. */
async function renamed(db: Database) {
  const at = productColumns.findIndex(({ heading }) => heading === 'Name')
  const lines = ['Code;Name;Size;Size price;Size availability']
  for await (const cells of listProductRows(db)) {
    const named = `${cells[0]};${cells[at]} of ours`
    const sizes = lines.length % 3 === 0 ? fourSizes : fourSizes.slice(1)
    lines.push(...sizes.map((size) => `${named};${size}`))
  }
  return lines.join('\n')
}

const fourSizes = [
  '4 inch pot;149;Available now',
  '6 inch pot;₹249/-;Available now',
  '8 inch pot;449.00;Made to order',
  '10 inch pot;on request;Ask us',
]

function openDesk(url: string, cookie: string) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/html' }
  async function ask(path: string, init: RequestInit = {}) {
    const answer = await fetch(url + path, { headers, redirect: 'manual', ...init })
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  const post = (path: string, fields: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  return {
    matching: { intent: 'match', 'column-0': 'code', 'column-1': 'name' },
    async send(sheet: string) {
      const form = new FormData()
      form.set('file', new Blob([sheet]), 'list.csv')
      const { headers: told } = await ask('/desk/import', { method: 'POST', body: form })
      return told.get('location') ?? ''
    },
    post,
    /** Ticks all products and prepares a change that makes them unavailable; gives its address. */
    async prepareAway() {
      await post('/desk/catalogue', { intent: 'tick-all' })
      const { headers: told } = await post('/desk/catalogue/bulk', { intent: 'away' })
      return told.get('location') ?? ''
    },
    /** Begins to apply or to undo, and waits until that is done. */
    async workThrough(address: string, intent: 'apply' | 'undo') {
      await post(address, { intent })
      const progress = progressPath(address.split('/').at(-1) ?? '')
      let told: { step: string }
      do {
        await wait(100)
        told = await (await ask(progress)).json()
      } while (told.step === 'apply')
    },
  }
}

/** Saves one product after another until it is over, as the desk does it in another process. */
function saveMeanwhile(shop: Shop, taken: number[], over: AbortSignal) {
  return withDatabase(shop, async (db) => {
    const products = await listProducts(db, 'indoor-plants', { limit: 20 })
    for (let time = 0; !over.aborted; time += 1) {
      const { id = 0 } = products[time % products.length] ?? {}
      taken.push(await timed(() => saveAtDesk(db, id, { quantity: `${time} left` })))
      await wait(savePauseMs)
    }
  })
}

/** Two visitors until it is over: one turns pages, one sends enquiries. */
async function visit(url: string, { pages, enquiries }: Visited, over: AbortSignal) {
  const visiting = async (taken: number[], ask: () => Promise<unknown>) => {
    while (!over.aborted) {
      const startedAt = performance.now()
      await ask()
      taken.push(performance.now() - startedAt)
      await wait(pauseMs)
    }
  }
  const turnPage = async () => {
    const answer = await fetch(url + page)
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  let sent = 0
  const enquire = () => {
    sent += 1
    return sendForm({ url }, '/enquiry/create', someEnquiry(sent))
  }
  await Promise.all([visiting(pages, turnPage), visiting(enquiries, enquire)])
}

function rowOf(what: string, figures: Row['figures']): Row {
  return { part: 'import', what, figures }
}

function inMs(name: string, value: number, atMost?: number) {
  return { name, value, unit: 'ms', atMost }
}
