import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { findNginx, nginxVersion } from './load/nginx.ts'

/** What the numbers were measured on, in words. */
export function describeMachine(): string[] {
  const nginx = findNginx()
  return [
    `commit ${findCommit() ?? 'unknown'}`,
    `${availableParallelism()} cores for server and client together (${cpus()[0]?.model.trim()})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.version}`,
    nginx ? nginxVersion(nginx) : 'no nginx',
  ]
}

/** How many programs wanted a core over the last minute. */
export function busyness(): number {
  return loadavg()[0] ?? 0
}

/** Says how busy the machine was, and what that means for the times. */
export function busynessInWords(before: number, after: number): string {
  const words = `load average ${before.toFixed(1)} before and ${after.toFixed(1)} after`
  // What is measured makes load itself, but not before it began.
  const busy = before > availableParallelism() / 2
  return busy ? `${words}: the machine had other work, so times are too high` : words
}

function findCommit() {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty'])
  return status === 0 ? String(stdout).trim() : undefined
}
