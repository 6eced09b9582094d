import { setTimeout as wait } from 'node:timers/promises'
import { listProductRows, productColumns } from '#app/stock/import/product-sheet.server.ts'
import type { Database } from '#database/connection.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signInAt } from '#tests/support/staff.ts'
import budgets from './budgets.json' with { type: 'json' }
import type { BenchOptions } from './options.ts'
import { memoryMiBOf } from './process-figures.ts'
import type { Row } from './row.ts'
import { withSites } from './running-site.ts'
import { quantile } from './statistics.ts'
import { withDatabase, withShop } from './throwaway-shop.ts'

const page = '/productPages/plants/indoorPlants'
/** Between two of one visitor's requests, in ms. */
const pauseMs = 20

interface Visited {
  pages: number[]
  enquiries: number[]
}

/**
 * Measures what bringing in a sheet takes in which every product has another name, over HTTP as the
 * desk does it, and how long visitors wait for pages and enquiries meanwhile. What they are not
 * given throws.
 */
export function measureImport({ database }: BenchOptions): Promise<Row[]> {
  const { rows, checkMs, applyMs, pageP99Ms, enquiryP99Ms, memoryMiB } = budgets.import
  return withShop({ database, products: rows }, async (shop) => {
    const sheet = await withDatabase(shop, renamed)
    return withSites(1, { shop }, async ([site]) => {
      const url = `http://localhost:${site?.port}`
      const place = shop.env.DATABASE_URL ?? `${shop.dataDir}/aangan.sqlite`
      const { cookie } = await signInAt({ place, url })
      const desk = openDesk(url, cookie)
      const address = await desk.send(sheet)
      const beganChecking = performance.now()
      await desk.post(address, desk.matching)
      const checked = performance.now() - beganChecking
      const visited: Visited = { pages: [], enquiries: [] }
      const over = new AbortController()
      const visitors = visit(url, visited, over.signal)
      const beganApplying = performance.now()
      await desk.post(address, { intent: 'apply' })
      const memory: number[] = []
      do {
        memory.push(memoryMiBOf(site?.pid ?? 0) ?? 0)
        await wait(100)
      } while (await desk.isAtWork(address))
      const applied = performance.now() - beganApplying
      over.abort()
      await visitors
      const among = `${rows.toLocaleString('en-GB')} rows`
      return [
        rowOf(`dry run of ${among}`, [{ value: checked, unit: 'ms', atMost: checkMs }]),
        rowOf(`${among} applied`, [{ value: applied, unit: 'ms', atMost: applyMs }]),
        rowOf('visitors meanwhile', [
          figure('pages p99', quantile(visited.pages, 0.99), pageP99Ms),
          figure('enquiries p99', quantile(visited.enquiries, 0.99), enquiryP99Ms),
        ]),
        rowOf('the site’s memory meanwhile', [
          { value: Math.max(...memory), unit: 'MiB', atMost: memoryMiB },
        ]),
      ]
    })
  })
}

/** Every product's code with another name, as CSV. */
async function renamed(db: Database) {
  const at = productColumns.findIndex(({ heading }) => heading === 'Name')
  const lines = ['Code;Name']
  for await (const cells of listProductRows(db)) lines.push(`${cells[0]};${cells[at]} of ours`)
  return lines.join('\n')
}

function openDesk(url: string, cookie: string) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/html' }
  async function ask(path: string, init: RequestInit = {}) {
    const answer = await fetch(url + path, { headers, redirect: 'manual', ...init })
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  return {
    matching: { intent: 'match', 'column-0': 'code', 'column-1': 'name' },
    async send(sheet: string) {
      const form = new FormData()
      form.set('file', new Blob([sheet]), 'list.csv')
      const { headers: told } = await ask('/desk/import', { method: 'POST', body: form })
      return told.get('location') ?? ''
    },
    post: (path: string, fields: Record<string, string>) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    async isAtWork(address: string) {
      const told: { step: string } = await (await ask(`${address}/progress`)).json()
      return told.step === 'apply'
    },
  }
}

/** Two visitors until it is over: one turns pages, one sends enquiries. */
async function visit(url: string, { pages, enquiries }: Visited, over: AbortSignal) {
  const timed = async (taken: number[], ask: () => Promise<unknown>) => {
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
  await Promise.all([timed(pages, turnPage), timed(enquiries, enquire)])
}

function rowOf(what: string, figures: Row['figures']): Row {
  return { part: 'import', what, figures }
}

function figure(name: string, value: number, atMost: number) {
  return { name, value, unit: 'ms', atMost }
}
