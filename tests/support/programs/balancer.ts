import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { portOf } from '#server/http/port-of.ts'

export interface Balancer {
  url: string
  close(): Promise<void>
}

/**
 * Hands requests to several sites in turn. A site that takes no connection is passed over; when
 * one breaks off in the middle of an answer the visitor is told 502, as real balancers do, since
 * what was asked may have happened.
 */
export async function openBalancer(sites: () => readonly { url: string }[]): Promise<Balancer> {
  let turn = 0
  const server = createServer(async (asked, answer) => {
    const body = Buffer.concat(await asked.toArray())
    const all = sites()
    turn += 1
    for (let index = 0; index < all.length; index += 1) {
      const site = all[(turn + index) % all.length]
      if (site && (await pass(asked, body, answer, site.url))) return
    }
    if (!answer.headersSent) answer.writeHead(502).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Tells whether the site took the request; what became of it has then been answered. */
async function pass(
  { url, method, headers }: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  site: string,
): Promise<boolean> {
  const passed = request(new URL(url ?? '/', site), { method, headers, agent: false })
  try {
    passed.end(body)
    const [response] = (await once(passed, 'response')) as [IncomingMessage]
    const content = Buffer.concat(await response.toArray())
    answer.writeHead(response.statusCode ?? 502, response.headers).end(content)
  } catch (error) {
    if (Object(error).code === 'ECONNREFUSED') return false
    answer.writeHead(502).end()
  }
  return true
}
