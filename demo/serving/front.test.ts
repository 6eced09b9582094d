import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '#server/http/port-of.ts'
import { findFreePort } from '#tests/support/programs/free-port.ts'
import { openFront } from './front.ts'

const head = 'HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 9\r\n\r\n'

/** Opens a front before a site that listens already; gives its address. */
async function openBefore(site: Server): Promise<string> {
  await once(site, 'listening')
  const port = await findFreePort()
  const front = await openFront(port)
  onTestFinished(() => {
    front.close()
    site.close()
  })
  const mailbox = { url: '', list: () => [], find: () => undefined, close: async () => undefined }
  front.passTo(portOf(site), mailbox)
  return `http://localhost:${port}`
}

test.each([
  [200, 200],
  [302, 200],
  [401, 303],
  [500, 303],
  [503, 303],
])(
  'To whom the site answers %i at the desk the mails are answered with %i',
  async (status, told) => {
    const site = createHttpServer((_, response) => response.writeHead(status).end())
    const url = await openBefore(site.listen(0, '127.0.0.1'))
    const { status: answered, headers } = await fetch(`${url}/desk/mails`, { redirect: 'manual' })
    const to = told === 303 ? '/login?next=/desk/mails' : null
    expect([answered, headers.get('location')]).toEqual([told, to])
  },
)

test.for([
  ['ends', (socket: Socket) => socket.end()],
  ['breaks', (socket: Socket) => socket.resetAndDestroy()],
] as const)('An answer is broken off whose connection the site %s', async ([, breakOff]) => {
  const site = createServer().listen(0, '127.0.0.1')
  const url = await openBefore(site)
  const asked = fetch(`${url}/a.png`)
  const [socket] = (await once(site, 'connection')) as [Socket]
  socket.resume().write(`${head}a part`)
  const answer = await asked
  expect(answer.status).toBe(200)
  breakOff(socket)
  await expect(answer.bytes()).rejects.toThrow('terminated')
})
