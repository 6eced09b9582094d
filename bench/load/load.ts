import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { oneInTurn } from '#bench/one-in-turn.ts'
import { acceptedEncoding } from './answer.ts'
import { sendLean } from './lean-client.ts'
import type { Load, LoadResult } from './load-result.ts'

const wrk = findWrk()

/** Who sends the load, in words: a slow client would hide what a server can do. */
export const clientInWords = wrk ? 'wrk' : 'our own client (wrk is not installed)'

/** Sends a round of load to loopback: with wrk, or with our own client where there is none. */
export function sendLoad(load: Load): Promise<LoadResult> {
  if (wrk) return sendWithWrk(wrk, load)
  const { paths, port, connections, seconds } = load
  const list =
    typeof paths === 'string' ? [paths] : readFileSync(paths.file, 'utf8').trim().split('\n')
  const requests = list.map((path) =>
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: ${acceptedEncoding}\r\n\r\n`,
    ),
  )
  let place = typeof paths === 'string' ? 0 : paths.from
  const next = () => oneInTurn(requests, place++)
  return sendLean({ port, connections, seconds, next })
}

/** Slow is measured, not refused; nothing for this long is an error. */
const longestAnswerSeconds = 30

/** Gives the path of wrk, or undefined where it is not installed. */
function findWrk(): string | undefined {
  return ['/usr/bin/wrk', '/usr/local/bin/wrk'].find(existsSync)
}

/** Sends load with wrk, one thread. Throws when a request failed or none was answered. */
async function sendWithWrk(
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
