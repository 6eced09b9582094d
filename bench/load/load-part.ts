import { setTimeout as wait } from 'node:timers/promises'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import { memoryMiBOf } from '#bench/process-figures.ts'
import type { Row } from '#bench/row.ts'
import type { RunningProgram } from '#bench/running-program.ts'
import { withSites } from '#bench/running-site.ts'
import { withShop } from '#bench/throwaway-shop.ts'
import { fetchAnswer } from './answer.ts'
import { page, resultsFor } from './asked-paths.ts'
import { measureClient, withBaselines } from './baselines.ts'
import { clientInWords } from './load.ts'
import { cpuRow, p99Row, rateRow, ratioRow } from './load-rows.ts'
import { alternate, type RoundOptions, type Rounds } from './rounds.ts'

const connections = 32
const settleMs = 500

/**
 * Measures kept pages and searches at 32 connections beside servers that do nothing but send the same
 * bytes, and the memory afterwards.
 */
export function measureLoad({ database, products, rounds, seconds }: BenchOptions): Promise<Row[]> {
  const options = { rounds, seconds, connections }
  return withShop({ database, products }, async (shop) => [
    ...(await describeClient()),
    ...(await withSites(1, { shop }, (sites) => measureKept(sites, options))),
    ...(await withSites(2, { shop }, (sites) => measureSeveral(sites, options))),
    ...(await withSites(3, { shop }, (sites) => measureSeveral(sites, options))),
  ])
}

async function describeClient(): Promise<Row[]> {
  const value = await measureClient(connections)
  const note = 'of empty answers from nginx'
  return [{ part: 'load', what: clientInWords, figures: [{ value, unit: '/s' }], note }]
}

async function measureKept(sites: RunningProgram[], options: RoundOptions): Promise<Row[]> {
  const kept = await compare(sites, page, options)
  const plants = resultsFor('plant')
  const repeated = await compare(sites, plants, options)
  const { cachedPage, repeatedSearch, memoryMiB } = budgets
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
    memoryRow(sites, memoryMiB),
  ]
}

/** Processes side by side, each sent to by a client of its own: a proxy would measure itself. */
async function measureSeveral(sites: RunningProgram[], options: RoundOptions): Promise<Row[]> {
  const rounds = await compare(sites, page, options)
  const two = sites.length === 2
  const what = `kept page from ${two ? 'two' : 'three'} processes`
  return [
    rateRow(what, rounds),
    ratioRow(
      what,
      rounds,
      two ? { to: 'nginx', atLeast: budgets.cachedPageFromTwo.ofNginx } : { to: 'nginx' },
    ),
  ]
}

/**
 * Sends load to the site's processes and to baselines, which answer what stands at `path`. nginx
 * has as many workers as the site has processes.
 */
async function compare(
  sites: RunningProgram[],
  path: string,
  options: RoundOptions,
): Promise<Rounds> {
  const [{ port }] = sites as [RunningProgram]
  const answer = await settledAnswer(port, path)
  return withBaselines(answer, { workers: sites.length }, ({ bare, nginx }) => {
    const manyTimes = (server: RunningProgram) => sites.map(() => server)
    return alternate(
      [
        { name: 'site', servers: sites, paths: path },
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

function memoryRow(sites: RunningProgram[], atMost: number): Row {
  const value = sites[0] && memoryMiBOf(sites[0].pid)
  const note = 'PSS of one process after all of it'
  return { part: 'load', what: 'memory', figures: [{ value, unit: 'MiB', atMost }], note }
}
