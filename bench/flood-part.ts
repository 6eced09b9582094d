import { readFile } from 'node:fs/promises'
import budgets from './budgets.json' with { type: 'json' }
import { acceptedEncoding } from './load/answer.ts'
import { differentPages, newSearches, page } from './load/asked-paths.ts'
import { nextEnquiry } from './load/enquiry-requests.ts'
import { sendLean } from './load/lean-client.ts'
import type { Load, LoadResult } from './load/load-result.ts'
import type { BenchOptions } from './options.ts'
import { memoryMiBOf } from './process-figures.ts'
import type { Row } from './row.ts'
import type { RunningProgram } from './running-program.ts'
import { withSites } from './running-site.ts'
import { summary } from './statistics.ts'
import { withShop } from './throwaway-shop.ts'

/** Who asks beside the flood, a connection each, in the order in which they are to be served. */
const visitors = ['an enquiry', 'a kept page', 'a page made anew'] as const

interface Round {
  flood: LoadResult
  beside: LoadResult[]
}

/**
 * Measures what a flood of searches that nobody made before leaves for others: how long an
 * enquiry, a kept page and a new page take beside it, how many searches are sent away, and the
 * memory afterwards.
 */
export function measureFlood({ database, rounds, seconds }: BenchOptions): Promise<Row[]> {
  const { products } = budgets.flood
  return withShop({ database, products }, async (shop) => {
    const searches = await requestsFor(await newSearches(shop))
    const pages = await requestsFor(await differentPages(shop))
    // All of it comes from one address.
    const env = { MOST_IDLE_PER_IP: '4000' }
    return withSites(1, { shop, env }, async ([site]) => {
      const { port, pid } = site as RunningProgram
      const enquiries = nextEnquiry(port)
      const asked = [enquiries, repeat([requestFor(page)]), repeat(pages)]
      const flooding = repeat(searches)
      const flood = (connections: number): Promise<Round> =>
        withFlood({ port, connections, seconds, next: flooding, mayRefuse: true }, () =>
          Promise.all(
            asked.map((next) =>
              sendLean({ port, connections: 1, seconds, next, mayRefuse: next !== enquiries }),
            ),
          ),
        )
      const rowsFor = async (connections: number) => {
        const done: Round[] = []
        for (let round = 0; round < rounds; round += 1) done.push(await flood(connections))
        return rowsOf(connections, done)
      }
      const rows: Row[] = []
      for (const connections of budgets.flood.connections)
        rows.push(...(await rowsFor(connections)))
      const memory = { value: memoryMiBOf(pid), unit: 'MiB', atMost: budgets.flood.memoryMiB }
      return [...rows, { part: 'flood', what: 'memory afterwards', figures: [memory] }]
    })
  })
}

async function withFlood(
  load: Parameters<typeof sendLean>[0],
  beside: () => Promise<LoadResult[]>,
): Promise<Round> {
  const [flood, others] = await Promise.all([sendLean(load), beside()])
  return { flood, beside: others }
}

function rowsOf(connections: number, rounds: readonly Round[]): Row[] {
  const part = 'flood'
  const among = `beside ${connections} connections of new searches`
  const refused = rounds.map(({ flood }) => (flood.refused ?? 0) / flood.requests)
  return [
    ...visitors.map((who, index) => ({
      part,
      what: `${who} ${among}, p99`,
      figures: [
        {
          unit: 'ms',
          ...(index === 0 && { atMost: budgets.flood.enquiryP99Ms }),
          ...summary(rounds.map(({ beside }) => beside[index]?.p99Ms ?? Number.NaN)),
        },
      ],
    })),
    {
      part,
      what: `the searches of ${connections} connections`,
      figures: [
        { unit: '/s', ...summary(rounds.map(({ flood }) => flood.perSecond)) },
        { name: 'p99', unit: 'ms', ...summary(rounds.map(({ flood }) => flood.p99Ms)) },
        { name: 'sent away', unit: '', ...summary(refused) },
      ],
    },
  ]
}

async function requestsFor(paths: Load['paths']) {
  const list =
    typeof paths === 'string' ? [paths] : (await readFile(paths.file, 'utf8')).split('\n')
  return list.map(requestFor)
}

function requestFor(path: string) {
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${acceptedEncoding}\r\n\r\n`,
  )
}

/** One after the other, and again from the beginning. */
function repeat(requests: readonly Buffer[]): () => Buffer {
  let place = 0
  return () => requests[place++ % requests.length] as Buffer
}
