import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitIdleConnections, tellNowAndThen } from './idle-connections.ts'
import { listen } from './listen.ts'

/** A server that allows so many idle connections of one address, and what it closed. */
async function open(most: number, listener: RequestListener = (_, response) => response.end('.')) {
  const server = createServer(listener)
  let dropped = 0
  limitIdleConnections(server, {
    most,
    onDropped: () => {
      dropped += 1
    },
  })
  const port = await listen(server, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  let newest: Socket
  server.on('connection', (socket) => {
    newest = socket
  })
  return {
    dropped: () => dropped,
    /** The server's end of the connection that was opened last. */
    newest: () => newest,
    /** Opens a connection, and waits until the server has taken it. */
    async call() {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      onTestFinished(() => {
        socket.destroy()
      })
      await Promise.all([once(socket, 'connect'), once(server, 'connection')])
      return socket
    },
  }
}

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const answerTo = async (socket: Socket) => {
  socket.write(request)
  const [bytes] = await once(socket, 'data')
  return String(bytes).split('\r\n')[0]
}

test('past its share an address loses the connection that was idle longest, and no other', async () => {
  const house = await open(3)
  const [first, second, third] = [await house.call(), await house.call(), await house.call()]
  // Now the second has been silent longest.
  expect(await answerTo(first)).toBe('HTTP/1.1 200 OK')
  const closed = once(second, 'close')
  const fourth = await house.call()
  await closed
  expect(house.dropped()).toBe(1)
  for (const socket of [first, third, fourth]) {
    expect(await answerTo(socket)).toBe('HTTP/1.1 200 OK')
  }
})

test('a request under way is never cut, however many connections come after it', async () => {
  const answers: (() => void)[] = []
  const house = await open(2, (_, response) => answers.push(() => response.end('.')))
  const busy = [await house.call(), await house.call()]
  for (const socket of busy) socket.write(request)
  await expect.poll(() => answers.length).toBe(2)
  for (let times = 0; times < 5; times += 1) await house.call()
  expect(house.dropped()).toBe(3)
  const heard = busy.map((socket) => once(socket, 'data'))
  for (const answer of answers) answer()
  for (const [bytes] of await Promise.all(heard)) expect(String(bytes)).toContain('200 OK')
})

test('a request that is just coming in stays, while there are silent ones', async () => {
  const house = await open(2)
  const halfway = await house.call()
  const itsOtherEnd = house.newest()
  const silent = await house.call()
  halfway.write(request.slice(0, 10))
  await expect.poll(() => itsOtherEnd.bytesRead).toBe(10)
  const closed = once(silent, 'close')
  await house.call()
  await closed
  halfway.write(request.slice(10))
  const [bytes] = await once(halfway, 'data')
  expect(String(bytes)).toContain('200 OK')
})

test('0 lets everybody keep as many as they like', async () => {
  const house = await open(0)
  for (let times = 0; times < 20; times += 1) await house.call()
  expect(house.dropped()).toBe(0)
})

test('what happens all the time is told once, and then how often it did', async () => {
  const told: number[] = []
  const happen = tellNowAndThen((times) => told.push(times), 20)
  for (let times = 0; times < 100; times += 1) happen()
  expect(told).toEqual([1])
  await expect.poll(() => told).toEqual([1, 99])
})
