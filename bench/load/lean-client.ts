import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { quantile } from '#bench/statistics.ts'
import type { LoadResult } from './load-result.ts'

export interface LeanLoad {
  port: number
  connections: number
  seconds: number
  /** The bytes of the next request. */
  next(): Buffer
  /** The statuses beside 2xx that count as answers; none unless told. A 503 sends somebody away. */
  mayBe?: readonly number[]
  /** Told of each answer's body. */
  answered?(body: Buffer): void
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Sends requests over kept connections with as little work as Node can do it with: no HTTP
 * client, ready-made bytes, only the status and the length read. Throws at the first answer that
 * is neither a 2xx nor in `mayBe`, has no length, or does not come.
 */
export async function sendLean(load: LeanLoad): Promise<LoadResult> {
  const startedAt = performance.now()
  const endAt = startedAt + load.seconds * 1_000
  const latencies: number[] = []
  const refused: number[] = []
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
      await once(socket, 'connect')
      try {
        await converse(socket, load, endAt, { latencies, refused })
      } finally {
        socket.destroy()
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  return {
    requests: latencies.length,
    refused: refused.length,
    perSecond: latencies.length / seconds,
    p99Ms: quantile(latencies, 0.99),
  }
}

function converse(
  socket: Socket,
  { next, answered, mayBe = [] }: LeanLoad,
  endAt: number,
  { latencies, refused }: { latencies: number[]; refused: number[] },
) {
  return new Promise<void>((resolve, reject) => {
    let received = Buffer.alloc(0)
    let askedAt = 0
    const ask = () => {
      askedAt = performance.now()
      if (askedAt >= endAt) resolve()
      else socket.write(next())
    }
    socket.on('data', (bytes) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
      const head = received.indexOf(endOfHead)
      if (head < 0) return
      const bodyAt = head + endOfHead.length
      const text = received.toString('latin1', 0, head)
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])
      const isAnswer = (status >= 200 && status < 300) || mayBe.includes(status)
      const length = isAnswer ? lengthOf(text, status) : undefined
      if (length === undefined) {
        reject(new Error(`An answer can't be used:\n${received.toString('utf8', 0, 500)}`))
        return
      }
      if (received.length < bodyAt + length) return
      latencies.push(performance.now() - askedAt)
      if (status === 503) refused.push(askedAt)
      answered?.(received.subarray(bodyAt, bodyAt + length))
      received = Buffer.alloc(0)
      ask()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The server closed a connection.')))
    ask()
  })
}

/** How many bytes of body follow a head. A 204 has none, and does not say so (RFC 9110, 8.6). */
function lengthOf(head: string, status: number) {
  if (status === 204) return 0
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  return length === undefined ? undefined : Number(length)
}
