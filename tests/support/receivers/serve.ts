import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { portOf } from '#server/http/port-of.ts'

/** An answer as it came, its body still packed. */
export interface ServedAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Serves with `listener` on loopback until the test is over. `get` asks with just these headers. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const port = portOf(server)
  async function get(
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<ServedAnswer> {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
    const [answer] = await once(asked, 'response')
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  }
  return { get }
}
