import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#tests/support/programs/free-port.ts'
import { openFront } from './front.ts'

const head = 'HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 9\r\n\r\n'

test.for([
  ['ends', (socket: Socket) => socket.end()],
  ['breaks', (socket: Socket) => socket.resetAndDestroy()],
] as const)('An answer is broken off whose connection the site %s', async ([, breakOff]) => {
  const site = createServer().listen(0, '127.0.0.1')
  await once(site, 'listening')
  const port = await findFreePort()
  const front = await openFront(port)
  onTestFinished(() => {
    front.close()
    site.close()
  })
  const mailbox = { url: '', list: () => [], find: () => undefined, close: async () => undefined }
  front.passTo((site.address() as AddressInfo).port, mailbox)

  const asked = fetch(`http://localhost:${port}/a.png`)
  const [socket] = (await once(site, 'connection')) as [Socket]
  socket.resume().write(`${head}a part`)
  const answer = await asked
  expect(answer.status).toBe(200)
  breakOff(socket)
  await expect(answer.bytes()).rejects.toThrow('terminated')
})
