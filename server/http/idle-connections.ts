import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { visitorNetwork } from './limits/client-address.ts'

interface IdleLimit {
  /** Most connections of one address on which no request is under way; 0 is as many as one likes. */
  most: number
  /** Told of each connection that was closed for another's sake. */
  onDropped: () => void
}

/** What is known of a connection. */
interface Known {
  network: string
  /** Requests whose answer is not finished. */
  underWay: number
  /** How much had been read when the last answer was finished, in bytes. */
  readBefore: number
}

/**
 * Closes an address's oldest idle connection when it opens one more than it may keep idle, so that
 * nobody takes all the connections there are. A connection with a request under way is never closed, and
 * one on which a request is just coming in only when all the others of that address are like it.
 */
export function limitIdleConnections(server: Server, { most, onDropped }: IdleLimit): void {
  if (most === 0) return
  const connections = new WeakMap<Socket, Known>()
  // In the order in which they fell idle: a Set keeps the order of insertion.
  const idle = new Map<string, Set<Socket>>()

  function fallIdle(socket: Socket, known: Known) {
    const { network } = known
    known.readBefore = socket.bytesRead
    const theirs = idle.get(network) ?? new Set()
    idle.set(network, theirs.add(socket))
    if (theirs.size <= most) return
    const silent = [...theirs].find((one) => one.bytesRead === connections.get(one)?.readBefore)
    const [oldest = socket] = theirs
    const victim = silent && silent !== socket ? silent : oldest
    forget(victim, network)
    victim.destroy()
    onDropped()
  }

  function forget(socket: Socket, network: string) {
    const theirs = idle.get(network)
    theirs?.delete(socket)
    if (theirs?.size === 0) idle.delete(network)
  }

  server.on('connection', (socket) => {
    const network = visitorNetwork(socket.remoteAddress ?? 'unknown')
    const known: Known = { network, underWay: 0, readBefore: 0 }
    connections.set(socket, known)
    socket.once('close', () => forget(socket, network))
    fallIdle(socket, known)
  })
  server.on('request', ({ socket }, response) => {
    const known = connections.get(socket)
    if (!known) return
    known.underWay += 1
    forget(socket, known.network)
    response.once('close', () => {
      known.underWay -= 1
      if (known.underWay === 0 && !socket.destroyed) fallIdle(socket, known)
    })
  })
}

/**
 * Gives what to call for each event of a kind that may come thousands of times a second: `tell`
 * hears of the first at once and then, once in `everyMs`, how many there were since.
 */
export function tellNowAndThen(tell: (times: number) => void, everyMs: number): () => void {
  let times = 0
  let timer: NodeJS.Timeout | undefined
  const report = () => {
    timer = undefined
    if (times === 0) return
    tell(times)
    times = 0
    timer = setTimeout(report, everyMs).unref()
  }
  return () => {
    times += 1
    if (!timer) report()
  }
}
