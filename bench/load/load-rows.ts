import type { Figure, Row } from '#bench/row.ts'
import { summary, summaryOrNone } from '#bench/statistics.ts'
import type { Round, Rounds, TargetName } from './rounds.ts'

const part = 'load'
const inWords: Record<TargetName, string> = { site: '', bare: 'bare node:http', nginx: 'nginx' }

/** Requests a second of the site and of what it is compared with, and how busy the client was. */
export function rateRow(what: string, rounds: Rounds): Row {
  const figures = (Object.keys(rounds) as TargetName[]).map((name): Figure => {
    const rates = listOf(rounds, name).map(({ perSecond }) => perSecond)
    return { name: inWords[name], unit: '/s', ...summary(rates) }
  })
  const shares = Object.values(rounds).flatMap((list) =>
    list.flatMap(({ clientShare }) => clientShare ?? []),
  )
  const busiest = Math.round(Math.max(0, ...shares) * 100)
  return { part, what, figures, note: busiest > 0 ? `client: ${busiest} % of a core at most` : '' }
}

/** The site's requests a second as a share of another's in the same round. */
export function ratioRow(
  what: string,
  rounds: Rounds,
  { to, atLeast }: { to: 'bare' | 'nginx'; atLeast?: number },
): Row {
  const row = { part, what: `${what}, of ${inWords[to]}` }
  const others = rounds[to]
  if (!others) {
    const figures = [{ value: undefined, unit: '', atLeast }]
    return { ...row, figures, note: `${inWords[to]} is not installed` }
  }
  const ratios = listOf(rounds, 'site').map(
    ({ perSecond }, index) => perSecond / (others[index]?.perSecond ?? Number.NaN),
  )
  return { ...row, figures: [{ unit: '', atLeast, moreIsBetter: true, ...summary(ratios) }] }
}

/** The time in which 99 of 100 of the site's answers were there. */
export function p99Row(what: string, rounds: Rounds, atMost?: number): Row {
  const times = listOf(rounds, 'site').map(({ p99Ms }) => p99Ms)
  return { part, what: `${what}, p99`, figures: [{ unit: 'ms', atMost, ...summary(times) }] }
}

/** The processor time that one answer costs the site, compression included. */
export function cpuRow(what: string, rounds: Rounds, atMost?: number): Row {
  const costs = listOf(rounds, 'site').flatMap(({ cpuMs }) => cpuMs ?? [])
  const figure = { unit: 'ms', atMost, ...summaryOrNone(costs) }
  return { part, what: `${what}, CPU an answer`, figures: [figure] }
}

function listOf(rounds: Rounds, name: TargetName): Round[] {
  const list = rounds[name]
  if (!list) throw new Error(`No rounds were made with ${name}.`)
  return list
}
