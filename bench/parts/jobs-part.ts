import { setTimeout as wait } from 'node:timers/promises'
import { listProducts } from '#app/catalogue/products.server.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import { peakMemoryMiBOf } from '#bench/process-figures.ts'
import type { Row } from '#bench/row.ts'
import { withSite } from '#bench/running-site.ts'
import { median, quantile } from '#bench/statistics.ts'
import { placeOf, withDatabase, withShop } from '#bench/throwaway-shop.ts'
import { drawPicture } from '#tests/support/hostile/hostile-pictures.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { workbookOf } from '#tests/support/sheets/spreadsheets.ts'
import { signInAt } from '#tests/support/staff.ts'

const atOnce = 20
/** Before somebody asks again, in ms: far sooner than they are told to. */
const pauseMs = 250
/** Enquiries that somebody sends meanwhile, one after another. */
const fewestEnquiries = 100

type Ask = () => Promise<Response>

/**
 * Measures how long an enquiry takes while twenty of each kind of job are asked for at once, over
 * and over, and the most memory that the site holds. What is neither done, refused in words nor told
 * to come again throws.
 */
export function measureJobs({ database, products }: BenchOptions): Promise<Row[]> {
  return withShop({ database, products }, async (shop) => {
    const [product] = await withDatabase(shop, (db) =>
      listProducts(db, 'indoor-plants', { limit: 1 }),
    )
    const picture = await drawPicture(2_400, 3_000).jpeg().toBuffer()
    return withSite({ shop }, async (site) => {
      const url = `http://localhost:${site.port}`
      const { cookie } = await signInAt({ place: placeOf(shop), url })
      const headers = { cookie, 'sec-fetch-site': 'same-origin' }
      // Encoded once: whoever measures must not be busy with what it sends.
      const sending = async (path: string, field: string, content: Uint8Array): Promise<Ask> => {
        const form = new FormData()
        form.set('description', 'A plant')
        form.set(field, new Blob([content as Uint8Array<ArrayBuffer>]), 'file')
        const encoded = new Response(form)
        const type = encoded.headers.get('content-type') ?? ''
        const body = await encoded.arrayBuffer()
        const init = { method: 'POST', headers: { ...headers, 'content-type': type }, body }
        return () => fetch(url + path, { ...init, redirect: 'manual' })
      }
      const sheet = (content: Uint8Array) => sending('/desk/import', 'file', content)
      const asking = {
        method: 'POST',
        headers,
        body: new URLSearchParams(),
        redirect: 'manual',
      } as const
      const jobs: Record<string, Ask> = {
        'workbooks of one text in 25,000 cells': await sheet(oneTextInAllCells()),
        'workbooks that unpack to 90 MB': await sheet(muchOfNothing()),
        'CSV files of 10 MB': await sheet(longRows()),
        pictures: await sending(`/desk/catalogue/${product?.id}/picture`, 'picture', picture),
        lists: () => fetch(`${url}/desk/exports/products.xlsx`, { headers }),
        'price lists': () =>
          fetch(`${url}/desk/catalogue/price-list.pdf`, { headers, redirect: 'manual' }),
        archives: () => fetch(`${url}/desk/download`, asking),
      }
      const rows: Row[] = []
      for (const [what, ask] of Object.entries(jobs)) rows.push(await measureJob(url, what, ask))
      const memory = { value: peakMemoryMiBOf(site.pid), unit: 'MiB' }
      return [
        ...rows,
        {
          part: 'jobs',
          what: 'the site’s memory, at most',
          figures: [{ ...memory, atMost: budgets.import.memoryMiB }],
        },
      ]
    })
  })
}

async function measureJob(url: string, what: string, ask: Ask): Promise<Row> {
  const over = new AbortController()
  const statuses = new Map<number, number>()
  const asking = Array.from({ length: atOnce }, async () => {
    do {
      const answer = await ask()
      await answer.arrayBuffer()
      const { status } = answer
      if (![200, 302, 303, 422, 503].includes(status)) throw new Error(`${what}: ${status}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await wait(pauseMs)
    } while (!over.signal.aborted)
  })
  const asked = Promise.all(asking)
  // Told below, when the enquiries have been sent.
  asked.catch(() => undefined)
  const enquiries: number[] = []
  for (let sent = 0; sent < fewestEnquiries; sent += 1) {
    const startedAt = performance.now()
    await sendForm({ url }, '/enquiry/create', someEnquiry(sent))
    enquiries.push(performance.now() - startedAt)
  }
  over.abort()
  await asked
  const told = [...statuses].toSorted(([one], [other]) => one - other)
  return {
    part: 'jobs',
    what: `enquiries beside ${atOnce} ${what} at once`,
    figures: [
      { name: 'median', value: median(enquiries), unit: 'ms' },
      {
        name: 'p99',
        value: quantile(enquiries, 0.99),
        unit: 'ms',
        atMost: budgets.import.enquiryP99Ms,
      },
    ],
    note: told.map(([status, times]) => `${times} times ${status}`).join(', '),
  }
}

function oneTextInAllCells() {
  const cell = '<c t="s"><v>0</v></c>'
  const strings = `<si><t>${'a'.repeat(5_000)}</t></si>`
  return workbookOf(`<row>${cell.repeat(5)}</row>`.repeat(5_000), { strings })
}

function muchOfNothing() {
  return workbookOf(`<row r="1">${' '.repeat(90_000_000)}</row>`)
}

function longRows() {
  return Buffer.from(`Name,Tips\n${`Tulsi,${'a'.repeat(990)}\n`.repeat(10_000)}`)
}
