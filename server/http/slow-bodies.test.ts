import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '#server/http/port-of.ts'
import { endSlowBodies } from './watch-connections.ts'

test('a form that does not come to its end is cut off, a file may take its time', async () => {
  const server = createServer((asked, answer) => {
    asked.resume().on('end', () => answer.end('all of it'))
  }).listen(0, '127.0.0.1')
  endSlowBodies(server, 50, (path) => path === '/file')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const port = portOf(server)
  const send = (path: string) => {
    const headers = { 'content-length': 4 }
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false })
    asked.write('ab')
    return asked
  }
  const file = send('/file?from=a')
  const form = send('/form')
  await once(form, 'error')
  // It was begun first, and so would have been cut off first.
  file.end('cd')
  const [answer] = await once(file, 'response')
  expect(answer.statusCode).toBe(200)
})
