import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { acceptedEncoding } from './answer.ts'
import type { Load, LoadResult } from './load-result.ts'

/** Slow is measured, not refused; nothing for this long is an error. */
const longestAnswerSeconds = 30

/** Gives the path of wrk, or undefined where it is not installed. */
export function findWrk(): string | undefined {
  return ['/usr/bin/wrk', '/usr/local/bin/wrk'].find(existsSync)
}

/** Sends load with wrk, one thread. Throws when a request failed or none was answered. */
export async function sendWithWrk(
  binary: string,
  { port, paths, connections, seconds }: Load,
): Promise<LoadResult> {
  const list = typeof paths === 'string' ? [] : [paths.file, String(paths.from)]
  const { stdout } = await promisify(execFile)(binary, [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    `--timeout=${longestAnswerSeconds}s`,
    '--script=bench/load/wrk.lua',
    `--header=Accept-Encoding: ${acceptedEncoding}`,
    `http://127.0.0.1:${port}${typeof paths === 'string' ? paths : '/'}`,
    '--',
    ...list,
  ])
  const { requests, micros, p99, failed } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  if (requests === 0) throw new Error(`Nothing was answered within ${seconds} s`)
  if (failed > 0) throw new Error(`${failed} of ${requests} requests failed`)
  return { requests, perSecond: (requests * 1e6) / micros, p99Ms: p99 / 1000 }
}
