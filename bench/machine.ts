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

/** How many programs wanted a core over the last minute: above the number of cores, times lie. */
export function busyness(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

function findCommit() {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty'])
  return status === 0 ? String(stdout).trim() : undefined
}
