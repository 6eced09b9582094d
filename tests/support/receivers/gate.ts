import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '#server/http/port-of.ts'

/** How a gate treats who comes: `closed` refuses, `silent` takes the connection and says nothing. */
type Mood = 'open' | 'closed' | 'silent' | 'cutting'

export interface Gate {
  port: number
  /** Connections taken so far. */
  visits: number
  /** Changes how it treats new connections; `cutting` ends each after `bytes` from its client. */
  turn(mood: Mood, options?: { bytes?: number; hangUp?: boolean }): Promise<void>
  close(): Promise<void>
}

/** A TCP gate in front of a local server, to fail between two processes as networks do. */
export async function openGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let mood: Mood = 'open'
  let cutAfter = 0
  const server = createServer({ noDelay: true }, (client) => {
    gate.visits += 1
    track(client)
    if (mood === 'silent') return client.resume()
    const upstream = track(connect({ port: target, host: '127.0.0.1', noDelay: true }))
    const cutting = mood === 'cutting'
    let bytes = 0
    client.on('data', (chunk) => {
      bytes += chunk.length
      if (cutting && bytes > cutAfter) {
        client.resetAndDestroy()
        upstream.destroy()
      } else upstream.write(chunk)
    })
    client.on('end', () => upstream.end())
    client.on('close', () => upstream.destroy())
    upstream.pipe(client)
  })

  function track(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  async function listen(port: number) {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return portOf(server)
  }
  async function shut() {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }

  const gate: Gate = {
    port: await listen(0),
    visits: 0,
    async turn(next, { bytes = 0, hangUp = true } = {}) {
      mood = next
      cutAfter = bytes
      if (hangUp) for (const socket of sockets) socket.destroy()
      if (next === 'closed') await shut()
      else if (!server.listening) await listen(gate.port)
    },
    close: shut,
  }
  return gate
}
