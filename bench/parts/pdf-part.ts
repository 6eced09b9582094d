import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import { listChildrenOf, peakMemoryMiBOf } from '#bench/process-figures.ts'
import type { Row } from '#bench/row.ts'
import { withSite } from '#bench/running-site.ts'
import { median } from '#bench/statistics.ts'
import { placeOf, withDatabase, withShop } from '#bench/throwaway-shop.ts'
import { signInAt } from '#tests/support/staff.ts'

/** The middle of so many. */
const times = 5
/** How often the memory of the process that makes a PDF is looked at, in ms. */
const lookEveryMs = 5

const { labelsMs, listMs, memoryMiB } = budgets.pdfs

/**
 * Measures how long the largest PDFs of the desk take, from asking the site to their last byte, and the
 * most memory of the process that makes them. Throws where there comes none.
 */
export function measurePdfs({ database, products }: BenchOptions): Promise<Row[]> {
  return withShop({ database, products }, async (shop) => {
    const rows = await withDatabase(shop, (db) =>
      db.selectFrom('shown_products').select('id').orderBy('catalogue_order').limit(500).execute(),
    )
    const ids = (count: number) =>
      rows
        .slice(0, count)
        .map(({ id }) => `&id=${id}`)
        .join('')
    const asked = [
      ['500 plant labels', `labels.pdf?sheet=a4x24&copies=1&begin=1${ids(500)}`, labelsMs],
      [`a price list of ${products} products`, 'price-list.pdf?language=hi', listMs],
      ['a price list with 200 pictures', `price-list.pdf?pictures=yes${ids(200)}`, listMs],
    ] as const
    return withSite({ shop }, async (site) => {
      const url = `http://localhost:${site.port}`
      const { cookie } = await signInAt({ place: placeOf(shop), url })
      const measured: Row[] = []
      for (const [what, query, atMost] of asked) {
        const one = await measure(`${url}/desk/catalogue/${query}`, cookie, site.pid)
        measured.push({
          part: 'pdfs',
          what,
          figures: [
            { name: 'median', value: one.ms, unit: 'ms', atMost },
            { name: 'memory', value: one.memory, unit: 'MiB', atMost: memoryMiB },
            { name: 'size', value: one.bytes / 1024, unit: 'KiB' },
          ],
        })
      }
      return measured
    })
  })
}

async function measure(address: string, cookie: string, sitePid: number) {
  let memory: number | undefined
  const looking = setInterval(() => {
    for (const pid of listChildrenOf(sitePid)) {
      memory = Math.max(memory ?? 0, peakMemoryMiBOf(pid) ?? 0)
    }
  }, lookEveryMs)
  const taken: number[] = []
  let bytes = 0
  try {
    for (let time = 0; time < times; time += 1) {
      const startedAt = performance.now()
      const answer = await fetch(address, { headers: { cookie }, redirect: 'manual' })
      bytes = (await answer.arrayBuffer()).byteLength
      taken.push(performance.now() - startedAt)
      if (answer.status !== 200) throw new Error(`${address.slice(0, 80)}: ${answer.status}`)
    }
  } finally {
    clearInterval(looking)
  }
  return { ms: median(taken), memory, bytes }
}
