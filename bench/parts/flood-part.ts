import budgets from '#bench/budgets.json' with { type: 'json' }
import { acceptedEncoding } from '#bench/load/answer.ts'
import { differentPages, newSearches, page, readPaths } from '#bench/load/asked-paths.ts'
import { nextEnquiry } from '#bench/load/enquiry-requests.ts'
import { sendLean } from '#bench/load/lean-client.ts'
import type { LoadResult, PathsFile } from '#bench/load/load-result.ts'
import { oneInTurn } from '#bench/one-in-turn.ts'
import type { BenchOptions } from '#bench/options.ts'
import { memoryMiBOf } from '#bench/process-figures.ts'
import type { Row } from '#bench/row.ts'
import type { RunningProgram } from '#bench/running-program.ts'
import { withSite } from '#bench/running-site.ts'
import { summary } from '#bench/statistics.ts'
import { withShop } from '#bench/throwaway-shop.ts'

const part = 'flood'
/** Who asks beside the flood, a connection each, in the order in which they are to be served. */
const visitors = ['an enquiry', 'a kept page', 'a page made anew'] as const
const sentAway = [503]

interface Flood {
  of: string
  connections: number
  next: () => Buffer
  mayBe: readonly number[]
}

interface Round {
  flood: LoadResult
  beside: LoadResult[]
}

/**
 * Measures what floods leave for others, of searches that nobody made before and of wrong attempts
 * to sign in, each from a network of its own: how long an enquiry, a kept page and a new page take
 * beside them, how many are sent away, and the memory afterwards.
 */
export function measureFlood({ database, rounds, seconds }: BenchOptions): Promise<Row[]> {
  const { products, connections, signIns } = budgets.flood
  return withShop({ database, products }, async (shop) => {
    const searches = repeat(await requestsFor(await newSearches(shop)))
    const pages = repeat(await requestsFor(await differentPages(shop)))
    const measureOne = async (site: RunningProgram, flood: Flood): Promise<Row[]> => {
      const asked = [nextEnquiry(site.port), repeat([requestFor(page)]), pages]
      const done: Round[] = []
      for (let round = 0; round < rounds; round += 1) {
        done.push(await sendFlood(site.port, seconds, flood, asked))
      }
      return [...rowsOf(flood, done), memoryRow(flood, site)]
    }
    // All of them come from one address.
    const ofSearches = await withSite({ shop, env: { MOST_IDLE_PER_IP: '4000' } }, async (site) => {
      const rows: Row[] = []
      for (const count of connections) {
        const flood = { of: 'new searches', connections: count, next: searches, mayBe: sentAway }
        rows.push(...(await measureOne(site, flood)))
      }
      return rows
    })
    // A proxy says from where each attempt comes.
    const ofSignIns = await withSite({ shop, env: { TRUST_PROXY: '1' } }, (site) =>
      measureOne(site, {
        of: 'sign-ins',
        connections: signIns,
        next: nextSignIn(),
        mayBe: refusedSignIns,
      }),
    )
    return [...ofSearches, ...ofSignIns]
  })
}

async function sendFlood(
  port: number,
  seconds: number,
  { connections, next, mayBe }: Flood,
  asked: readonly (() => Buffer)[],
): Promise<Round> {
  const [flood, ...beside] = await Promise.all([
    sendLean({ port, connections, seconds, next, mayBe }),
    ...asked.map((one, index) =>
      sendLean({ port, connections: 1, seconds, next: one, mayBe: index === 0 ? [] : sentAway }),
    ),
  ])
  return { flood, beside }
}

function rowsOf({ of, connections }: Flood, rounds: readonly Round[]): Row[] {
  const refused = rounds.map(({ flood }) => (flood.refused ?? 0) / flood.requests)
  return [
    ...visitors.map((who, index) => ({
      part,
      what: `${who} beside ${connections} connections of ${of}, p99`,
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
      what: `the ${of} of ${connections} connections`,
      figures: [
        { unit: '/s', ...summary(rounds.map(({ flood }) => flood.perSecond)) },
        { name: 'p99', unit: 'ms', ...summary(rounds.map(({ flood }) => flood.p99Ms)) },
        { name: 'sent away', unit: '', ...summary(refused) },
      ],
    },
  ]
}

function memoryRow({ of, connections }: Flood, { pid }: RunningProgram): Row {
  const figure = { value: memoryMiBOf(pid), unit: 'MiB', atMost: budgets.flood.memoryMiB }
  return { part, what: `memory after ${connections} connections of ${of}`, figures: [figure] }
}

async function requestsFor(paths: PathsFile) {
  return (await readPaths(paths)).map(requestFor)
}

function requestFor(path: string) {
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${acceptedEncoding}\r\n\r\n`,
  )
}

/** One after the other, and again from the beginning. */
function repeat(requests: readonly Buffer[]): () => Buffer {
  let place = 0
  return () => oneInTurn(requests, place++)
}

/** What is said to a wrong attempt: wrong, too often, or that too many wait. */
const refusedSignIns: readonly number[] = [422, 429, 503]

/** Gives the bytes of one wrong attempt to sign in after another, each from a network of its own. */
function nextSignIn(): () => Buffer {
  let index = 0
  return () => {
    index += 1
    const body = `identity=${9_876_500_000 + index}&password=a+password+of+nobody`
    const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
    return Buffer.from(
      `POST /login HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${acceptedEncoding}\r\n` +
        `Sec-Fetch-Site: same-origin\r\nX-Forwarded-For: ${network}\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  }
}
