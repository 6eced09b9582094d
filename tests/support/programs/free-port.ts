import { once } from 'node:events'
import { createServer } from 'node:net'
import { portOf } from '#server/http/port-of.ts'

/** A port that nobody listens on now, so that what is started knows its own address. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}
