import { measureAskedBefore } from '#bench/asked-before.ts'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { withBareEnquiries } from '#bench/load/bare-enquiries.ts'
import { nextEnquiry } from '#bench/load/enquiry-requests.ts'
import { sendLean } from '#bench/load/lean-client.ts'
import type { LoadResult } from '#bench/load/load-result.ts'
import { warmUp } from '#bench/load/rounds.ts'
import type { BenchOptions } from '#bench/options.ts'
import { cpuMsOf } from '#bench/process-figures.ts'
import type { Row } from '#bench/row.ts'
import type { RunningProgram } from '#bench/running-program.ts'
import { withSite } from '#bench/running-site.ts'
import { ratioTo, summary, summaryOrNone } from '#bench/statistics.ts'
import { type Shop, withDatabase, withShop } from '#bench/throwaway-shop.ts'

const connections = 16

interface Round extends LoadResult {
  cpuMs: number | undefined
  /** How many a second the floor kept. */
  bare: number
}

/**
 * Measures how many enquiries a second are kept for good when 16 connections send them, in turn
 * with what the engine alone keeps of the same rows. Throws when one that was answered is not in the
 * database.
 */
export async function measureEnquiries(options: BenchOptions): Promise<Row[]> {
  return [...(await measureFirst(options)), await measureAskedBefore(options)]
}

function measureFirst({ database, rounds, seconds }: BenchOptions): Promise<Row[]> {
  return withShop({ database, products: 0 }, async (shop) => {
    const answered: string[] = []
    const results = await withBareEnquiries(database, (bare) =>
      withSite({ shop }, async (site) => {
        const sendOnce = () => sendEnquiries(site, seconds, answered)
        const sendBare = () =>
          sendLean({ port: bare.port, connections, seconds, next: nextEnquiry(bare.port) })
        await warmUp(sendBare)
        await warmUp(sendOnce)
        const done: Round[] = []
        for (let round = 0; round < rounds; round += 1) {
          const { perSecond } = await sendBare()
          done.push({ bare: perSecond, ...(await sendOnce()) })
        }
        return done
      }),
    )
    await assertKept(shop, answered)
    return rowsOf(results, { driver: drivers[database], count: answered.length })
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

const drivers = { sqlite: 'node:sqlite', postgres: 'pg' }

function rowsOf(
  rounds: readonly Round[],
  { driver, count }: { driver: string; count: number },
): Row[] {
  const { ofBare, p99Ms } = budgets.enquiries
  const [bare, kept] = [rounds.map((round) => round.bare), rounds.map((round) => round.perSecond)]
  const costs = rounds.flatMap(({ cpuMs }) => cpuMs ?? [])
  const part = 'enquiries'
  return [
    {
      part,
      what: `kept for good, ${connections} connections`,
      floor: { unit: '/s', ...summary(bare) },
      figures: [
        { unit: '/s', ...summary(kept) },
        { name: 'p99', unit: 'ms', atMost: p99Ms, ...summary(rounds.map((round) => round.p99Ms)) },
      ],
      ratio: { unit: '', atLeast: ofBare, ...ratioTo(bare, kept) },
      note: `floor: the same rows by ${driver} behind node:http; all ${count.toLocaleString('en-GB')} that were answered are in the database`,
    },
    {
      part,
      what: 'CPU an enquiry',
      figures: [{ unit: 'ms', ...summaryOrNone(costs) }],
    },
  ]
}
