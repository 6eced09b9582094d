import { readFileSync } from 'node:fs'
import { acceptedEncoding } from './answer.ts'
import { sendLean } from './lean-client.ts'
import type { Load, LoadResult } from './load-result.ts'
import { findWrk, sendWithWrk } from './wrk.ts'

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
  const next = () => requests[place++ % requests.length] as Buffer
  return sendLean({ port, connections, seconds, next })
}
