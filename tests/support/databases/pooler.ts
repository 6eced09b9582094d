import { once } from 'node:events'
import { createServer, connect as openSocket } from 'node:net'
import { onTestFinished } from 'vitest'
import { portOf } from '#server/http/port-of.ts'

/** Stands before a server as a pooler does, telling every client a number of its own; gives its address. */
export async function openPooler(url: string): Promise<string> {
  const { hostname, port, pathname } = new URL(url)
  const pooler = createServer((client) => {
    const server = openSocket(Number(port), hostname)
    client.pipe(server)
    server.on('data', (bytes) => {
      // BackendKeyData: its letter, its length, the number of the process, a secret.
      const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
      if (at !== -1) bytes.writeInt32BE(1, at + 5)
      client.write(bytes)
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  onTestFinished(() => void pooler.close())
  const own = portOf(pooler)
  return `postgres://owner@127.0.0.1:${own}${pathname}`
}
