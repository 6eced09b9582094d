import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import { memoryMiBOf } from '#bench/process-figures.ts'
import type { Row } from '#bench/row.ts'
import type { RunningProgram } from '#bench/running-program.ts'
import { withSites } from '#bench/running-site.ts'
import { databaseIn, withCatalogue } from '#bench/throwaway-folder.ts'
import { openDatabase } from '#database/connection.ts'
import { fetchAnswer } from './answer.ts'
import { measureClient, withBaselines } from './baselines.ts'
import { clientInWords } from './load.ts'
import { cpuRow, p99Row, rateRow, ratioRow } from './load-rows.ts'
import { alternate, type RoundOptions, type Rounds, type Target } from './rounds.ts'
import { listSearchTerms } from './search-terms.ts'

/** 60 cards, as many as a page of the catalogue or of results has. */
const page = '/product/productView?query=seeds'
const results = '/product/productView?query='
/** More than all rounds together can ask for: a term asked again would not be new. */
const newTerms = 60_000
const connections = 32
const settleMs = 500

/**
 * Measures pages and searches at 32 connections, kept and rendered anew, beside servers that do
 * nothing but send the same bytes, and the memory afterwards.
 */
export function measureLoad({ products, rounds, seconds }: BenchOptions): Promise<Row[]> {
  const options = { rounds, seconds, connections }
  return withCatalogue(products, async (dataDir) => [
    ...(await describeClient()),
    ...(await withSites(1, { dataDir }, (sites) => measureKept(sites, dataDir, options))),
    ...(await withSites(2, { dataDir }, (sites) => measureTwo(sites, options))),
    ...(await withSites(1, { dataDir, env: { PAGE_CACHE_MB: '0' } }, (sites) =>
      measureFresh(sites, options),
    )),
  ])
}

async function describeClient(): Promise<Row[]> {
  const value = await measureClient(connections)
  const note = 'of empty answers from nginx'
  return [{ part: 'load', what: clientInWords, figures: [{ value, unit: '/s' }], note }]
}

async function measureKept(
  sites: RunningProgram[],
  dataDir: string,
  options: RoundOptions,
): Promise<Row[]> {
  const kept = await compare(sites, page, options)
  const repeated = await compare(sites, `${results}plant`, options)
  const file = join(dataDir, 'new-terms')
  await writeFile(file, await listSearchPaths(dataDir))
  const fresh = await compare(sites, `${results}plant`, options, { file, from: 0 })
  const { cachedPage, repeatedSearch, newSearch, memoryMiB } = budgets
  return [
    rateRow('kept page', kept),
    ratioRow('kept page', kept, { to: 'nginx', atLeast: cachedPage.ofNginx }),
    ratioRow('kept page', kept, { to: 'bare', atLeast: cachedPage.ofBare }),
    cpuRow('kept page', kept, cachedPage.cpuMs),
    p99Row('kept page', kept, cachedPage.p99Ms),
    rateRow('search, same term', repeated),
    ratioRow('search, same term', repeated, { to: 'nginx', atLeast: repeatedSearch.ofNginx }),
    ratioRow('search, same term', repeated, { to: 'bare' }),
    p99Row('search, same term', repeated),
    rateRow('search, new terms', fresh),
    ratioRow('search, new terms', fresh, { to: 'nginx' }),
    ratioRow('search, new terms', fresh, { to: 'bare' }),
    cpuRow('search, new terms', fresh, newSearch.cpuMs),
    p99Row('search, new terms', fresh),
    memoryRow(sites, memoryMiB),
  ]
}

async function measureTwo(sites: RunningProgram[], options: RoundOptions): Promise<Row[]> {
  const rounds = await compare(sites, page, options)
  const what = 'kept page from two processes'
  return [
    rateRow(what, rounds),
    ratioRow(what, rounds, { to: 'nginx', atLeast: budgets.cachedPageFromTwo.ofNginx }),
  ]
}

async function measureFresh(sites: RunningProgram[], options: RoundOptions): Promise<Row[]> {
  const rounds = await compare(sites, page, options)
  const what = 'page rendered anew'
  return [
    rateRow(what, rounds),
    ratioRow(what, rounds, { to: 'nginx' }),
    ratioRow(what, rounds, { to: 'bare' }),
    cpuRow(what, rounds, budgets.freshPage.cpuMs),
    p99Row(what, rounds),
  ]
}

/**
 * Sends load to the site's processes and to baselines, which answer what stands at `path`; the
 * site may be asked for other `paths`. nginx has as many workers as the site has processes.
 */
async function compare(
  sites: RunningProgram[],
  path: string,
  options: RoundOptions,
  paths: Target['paths'] = path,
): Promise<Rounds> {
  const [{ port }] = sites as [RunningProgram]
  const answer = await settledAnswer(port, path)
  return withBaselines(answer, { workers: sites.length }, ({ bare, nginx }) => {
    const manyTimes = (server: RunningProgram) => sites.map(() => server)
    return alternate(
      [
        { name: 'site', servers: sites, paths },
        ...(sites.length === 1 ? [{ name: 'bare', servers: [bare], paths: '/' } as const] : []),
        ...(nginx ? [{ name: 'nginx', servers: manyTimes(nginx), paths: '/' } as const] : []),
      ],
      options,
    )
  })
}

/** A page that is asked for again is packed once more, better and beside: until then it changes. */
async function settledAnswer(port: number, path: string) {
  for (;;) {
    const before = await fetchAnswer(port, path)
    await wait(settleMs)
    const answer = await fetchAnswer(port, path)
    if (answer.body.equals(before.body)) return answer
  }
}

async function listSearchPaths(dataDir: string) {
  const db = await openDatabase(databaseIn(dataDir))
  try {
    const terms = await listSearchTerms(db, newTerms)
    return terms.map((term) => `${results}${encodeURIComponent(term)}`).join('\n')
  } finally {
    await db.destroy()
  }
}

function memoryRow(sites: RunningProgram[], atMost: number): Row {
  const value = sites[0] && memoryMiBOf(sites[0].pid)
  const note = 'PSS of one process after all of it'
  return { part: 'load', what: 'memory', figures: [{ value, unit: 'MiB', atMost }], note }
}
