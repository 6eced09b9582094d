import budgets from './budgets.json' with { type: 'json' }
import { measureSyncs } from './disk-syncs.ts'
import { nextEnquiry } from './load/enquiry-requests.ts'
import { sendLean } from './load/lean-client.ts'
import type { LoadResult } from './load/load-result.ts'
import { warmUp } from './load/rounds.ts'
import type { BenchOptions } from './options.ts'
import { cpuMsOf } from './process-figures.ts'
import type { Row } from './row.ts'
import type { RunningProgram } from './running-program.ts'
import { withSites } from './running-site.ts'
import { summary } from './statistics.ts'
import { type Shop, withDatabase, withShop } from './throwaway-shop.ts'

const connections = 16

interface Round extends LoadResult {
  syncs: number
  cpuMs: number | undefined
}

/**
 * Measures how many enquiries a second are kept for good when 16 connections send them, in turn
 * with what the disk can promise at most. Throws when one that was answered is not in the database.
 */
export function measureEnquiries({ database, rounds, seconds }: BenchOptions): Promise<Row[]> {
  return withShop({ database, products: 0 }, async (shop) => {
    const answered: string[] = []
    const results = await withSites(1, { shop }, async ([site]) => {
      const sendOnce = () => sendEnquiries(site as RunningProgram, seconds, answered)
      await warmUp(sendOnce)
      const done: Round[] = []
      for (let round = 0; round < rounds; round += 1) {
        const syncs = measureSyncs(shop.dataDir, seconds / 2)
        done.push({ syncs, ...(await sendOnce()) })
      }
      return done
    })
    await assertKept(shop, answered)
    return rowsOf(results, answered.length)
  })
}

async function sendEnquiries({ port, pid }: RunningProgram, seconds: number, answered: string[]) {
  const next = nextEnquiry(port, answered.length)
  const keep = (body: Buffer) => {
    answered.push(JSON.parse(body.toString()).reference)
  }
  const cpuBefore = cpuMsOf(pid) ?? Number.NaN
  const result = await sendLean({ port, connections, seconds, next, answered: keep })
  const cpuMs = ((cpuMsOf(pid) ?? Number.NaN) - cpuBefore) / result.requests || undefined
  return { ...result, cpuMs }
}

async function assertKept(shop: Shop, answered: readonly string[]) {
  const rows = await withDatabase(shop, (db) =>
    db.selectFrom('enquiries').select('reference').execute(),
  )
  const kept = new Set(rows.map((row) => row.reference))
  const lost = answered.filter((reference) => !kept.has(reference))
  if (lost.length > 0) throw new Error(`${lost.length} answered enquiries are not in the database`)
}

function rowsOf(rounds: readonly Round[], count: number): Row[] {
  const syncs = summary(rounds.map((round) => round.syncs))
  const budget = budgets.enquiries
  const atLeast = syncs.value >= budget.perSecond ? budget.perSecond : budget.ofDisk * syncs.value
  const costs = rounds.flatMap(({ cpuMs }) => cpuMs ?? [])
  const part = 'enquiries'
  return [
    {
      part,
      what: 'what the disk can keep, one after another',
      figures: [{ unit: '/s', ...syncs }],
      note: `${(1_000 / syncs.value).toFixed(2)} ms for a write of 4 KB and its fdatasync`,
    },
    {
      part,
      what: `kept for good, ${connections} connections`,
      figures: [{ unit: '/s', atLeast, ...summary(rounds.map(({ perSecond }) => perSecond)) }],
      note: `all ${count.toLocaleString('en-GB')} that were answered are in the database`,
    },
    {
      part,
      what: `kept for good, ${connections} connections, p99`,
      figures: [{ unit: 'ms', atMost: budget.p99Ms, ...summary(rounds.map((r) => r.p99Ms)) }],
    },
    {
      part,
      what: 'CPU an enquiry',
      figures: [{ unit: 'ms', ...(costs.length > 0 ? summary(costs) : { value: undefined }) }],
    },
  ]
}
