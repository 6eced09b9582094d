import { cpuMsOf, endedChildrenCpuMs } from '#bench/process-figures.ts'
import type { RunningProgram } from '#bench/running-program.ts'
import { sendLoad } from './load.ts'
import type { Load, LoadResult } from './load-result.ts'

export interface Round extends LoadResult {
  /** The servers' processor time for a request in ms; undefined where it can't be read. */
  cpuMs: number | undefined
  /** How much of one core the client used, 1 being all of it; undefined where it can't be read. */
  clientShare: number | undefined
}

export type TargetName = 'site' | 'bare' | 'nginx'

export interface Target {
  name: TargetName
  /** Each is sent to by a client of its own; the connections are shared out between them. */
  servers: readonly RunningProgram[]
  paths: Load['paths']
}

export interface RoundOptions {
  rounds: number
  seconds: number
  connections: number
}

/** V8 has compiled what matters after about so many requests; on a busy machine they take long. */
const warmAfter = 2_000
const mostWarmingRounds = 15

export type Rounds = Partial<Record<TargetName, Round[]>>

/**
 * Sends load to each target in turn, round after round, so that what else the machine does meets
 * all of them alike. Rounds before do not count: programs warm up.
 */
export async function alternate(
  targets: readonly Target[],
  options: RoundOptions,
): Promise<Rounds> {
  const done = new Map<Target, { counted: Round[]; sent: number }>()
  for (const target of targets) {
    const sent = await warmUp((soFar) => sendRound(target, options, soFar))
    done.set(target, { counted: [], sent })
  }
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [target, soFar] of done) {
      const result = await sendRound(target, options, soFar.sent)
      soFar.counted.push(result)
      soFar.sent += result.requests
    }
  }
  return Object.fromEntries([...done].map(([{ name }, { counted }]) => [name, counted]))
}

/**
 * Sends rounds that do not count until what is asked runs as fast as it will; gives the number of
 * requests that it took.
 */
export async function warmUp(sendOnce: (sent: number) => Promise<LoadResult>): Promise<number> {
  let sent = 0
  for (let round = 0; round < mostWarmingRounds && sent < warmAfter; round += 1) {
    sent += (await sendOnce(sent)).requests
  }
  return sent
}

/** Sends one round of load to a target that was sent so many requests before. */
export async function sendRound(
  { servers, paths }: Target,
  { seconds, connections }: RoundOptions,
  sent: number,
): Promise<Round> {
  const own = typeof paths === 'string' ? paths : { ...paths, from: paths.from + sent }
  const share = { paths: own, seconds, connections: Math.ceil(connections / servers.length) }
  const [serversBefore, clientBefore] = [serversCpuMs(servers), clientCpuMs()]
  const startedAt = performance.now()
  const results = await Promise.all(servers.map(({ port }) => sendLoad({ ...share, port })))
  const tookMs = performance.now() - startedAt
  const requests = add(results.map((result) => result.requests))
  return {
    requests,
    perSecond: add(results.map((result) => result.perSecond)),
    p99Ms: Math.max(...results.map((result) => result.p99Ms)),
    cpuMs: (serversCpuMs(servers) - serversBefore) / requests || undefined,
    clientShare: (clientCpuMs() - clientBefore) / tookMs || undefined,
  }
}

/** NaN where it can't be read. */
function serversCpuMs(servers: readonly RunningProgram[]) {
  return add(servers.map(({ pid }) => cpuMsOf(pid) ?? Number.NaN))
}

/** Of wrk, which has ended, and of this process, which is the other client. */
function clientCpuMs() {
  const { user, system } = process.cpuUsage()
  return (endedChildrenCpuMs() ?? Number.NaN) + (user + system) / 1_000
}

function add(numbers: readonly number[]) {
  return numbers.reduce((sum, number) => sum + number, 0)
}
