import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { listen } from './listen.ts'

/** Tries to open a server and closes it after the test. */
function open(port: number, host: string) {
  const server = createServer()
  onTestFinished(() => {
    server.close()
  })
  return listen(server, { port, host })
}

test('gives the port that the system chose', async () => {
  expect(await open(0, '127.0.0.1')).toBeGreaterThan(0)
})

test('a port that is taken is told in a sentence', async () => {
  const port = await open(0, '127.0.0.1')
  const refused = open(port, '127.0.0.1')
  await expect(refused).rejects.toBeInstanceOf(ConfigError)
  await expect(refused).rejects.toThrow(
    `Port ${port} is taken by another program: stop that, or set PORT to another number.`,
  )
})

test('an address of another machine is told in a sentence', async () => {
  await expect(open(0, '192.0.2.1')).rejects.toThrow(
    'HOST must be an address of this machine, not "192.0.2.1".',
  )
})
