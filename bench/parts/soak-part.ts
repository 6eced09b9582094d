import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { listSoakRequests, type SoakRequests } from '#bench/load/soak-requests.ts'
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { withSite } from '#bench/running-site.ts'
import { withDatabase, withShop } from '#bench/throwaway-shop.ts'
import { measurable, openHeapMeter } from '#tests/support/programs/heap-meter.ts'
import { signIn } from '#tests/support/staff.ts'

/** One picture is made at a time, and three may wait: of so many none is refused. */
const connections = 3
const fifths = 5
/** The heap is measured so often in each fifth; the lowest counts. */
const looks = 3

/**
 * Measures whether anything stays in memory of what was answered: asks for thousands of each kind of
 * document and call, and compares the heap at the end with the heap at the beginning, each the lowest
 * of some after a forced collection.
 */
export function measureSoak({ database, products }: BenchOptions): Promise<Row[]> {
  return withShop({ database, products }, (shop) =>
    // Of what is kept for everybody there is soon as much as there may be.
    withSite({ shop, env: { ...measurable, PAGE_CACHE_MB: '1' } }, async ({ port, pid }) => {
      const { cookie } = await withDatabase(shop, (db) => signIn({ db }))
      const requests = await listSoakRequests({ shop, url: `http://127.0.0.1:${port}`, cookie })
      const meter = await openHeapMeter(pid, () =>
        readFileSync(join(shop.dataDir, 'site.log'), 'utf8'),
      )
      try {
        const rows: Row[] = []
        for (const kind of requests) rows.push(await soak(kind, meter.heapMiB))
        return rows
      } finally {
        meter.close()
      }
    }),
  )
}

async function soak({ what, times, ask }: SoakRequests, heapMiB: () => Promise<number>) {
  let asked = 0
  async function askFor(count: number) {
    const end = asked + count
    const next = async () => {
      while (asked < end) {
        asked += 1
        await ask(asked)
      }
    }
    await Promise.all(Array.from({ length: connections }, next))
  }

  await askFor(Math.ceil(times / 10))
  const lowest: number[] = []
  for (let fifth = 0; fifth < fifths; fifth += 1) {
    const heaps: number[] = []
    for (let look = 0; look < looks; look += 1) {
      await askFor(Math.ceil(times / fifths / looks))
      heaps.push(await heapMiB())
    }
    lowest.push(Math.min(...heaps))
  }
  const [first = Number.NaN, last = Number.NaN] = [lowest[0], lowest.at(-1)]
  const row: Row = {
    part: 'soak',
    what: `heap after ${times.toLocaleString('en-GB')} ${what}`,
    floor: { value: first, unit: 'MiB' },
    figures: [{ value: last, unit: 'MiB' }],
    ratio: { value: last / first, unit: '', atMost: budgets.soak.ofFirstFifth },
    note: 'floor: the first fifth’s',
  }
  return row
}
