import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '#server/http/port-of.ts'
import { fetchAnswer } from './answer.ts'
import { withBaselines } from './baselines.ts'
import { sendLean } from './lean-client.ts'
import { sendLoad } from './load.ts'

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return portOf(server)
}

const getNothing = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')

test('our own client counts what the server answered', async () => {
  let asked = 0
  const port = await serve((_, response) => {
    asked += 1
    response.end(`answer ${asked}`)
  })
  const bodies = new Set<string>()
  const { requests } = await sendLean({
    port,
    connections: 4,
    seconds: 0.3,
    next: () => getNothing,
    answered: (body) => bodies.add(body.toString()),
  })
  expect(requests).toBe(asked)
  expect(bodies.size).toBe(asked)
  expect(asked).toBeGreaterThan(4)
})

test('our own client counts answers that have no body', async () => {
  let asked = 0
  const port = await serve((_, response) => {
    asked += 1
    response.statusCode = 204
    response.end()
  })
  const load = { port, connections: 2, seconds: 0.2, next: () => getNothing }
  const { requests } = await sendLean(load)
  expect(requests).toBe(asked)
  expect(asked).toBeGreaterThan(2)
})

test('an error among the answers is no result', async () => {
  let asked = 0
  const port = await serve((_, response) => {
    asked += 1
    response.statusCode = asked > 20 ? 500 : 200
    response.end('answer')
  })
  const load = { port, connections: 2, seconds: 1 }
  await expect(sendLean({ ...load, next: () => getNothing })).rejects.toThrow('500')
  asked = 0
  await expect(sendLoad({ ...load, paths: '/' })).rejects.toThrow(/failed|500/)
})

test('the baselines give the answer that they are compared with, headers and bytes', async () => {
  const port = await serve((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Security-Policy': "default-src 'self'; img-src 'self' data:",
      ETag: '"a-tag"',
      Vary: 'Accept-Encoding',
    })
    response.end(Buffer.alloc(5_000, 7))
  })
  const answer = await fetchAnswer(port, '/')
  expect(answer.headers).toHaveLength(5)
  await withBaselines(answer, {}, async ({ bare }) => {
    expect(await fetchAnswer(bare.port, '/any')).toEqual(answer)
  })
})
