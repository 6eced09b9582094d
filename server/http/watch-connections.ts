import type { Server } from 'node:http'
import type { App } from '#server/app-context.ts'
import { limitIdleConnections, tellNowAndThen } from './idle-connections.ts'

const tellEveryMs = 60_000

/**
 * Keeps one address from holding all connections open, and counts and logs what was closed or
 * refused because there were too many. Behind a proxy all connections are its own, and it keeps count.
 */
export function watchConnections(
  { config, log, metrics }: Pick<App, 'config' | 'log' | 'metrics'>,
  server: Server,
): void {
  const note = (reason: 'idle' | 'full', words: string) => {
    const tell = tellNowAndThen((connections) => log.warn({ connections }, words), tellEveryMs)
    return () => {
      metrics.connectionsDropped.inc({ reason })
      tell()
    }
  }
  server.on('drop', note('full', 'connections were turned away: there is no room for more'))
  limitIdleConnections(server, {
    most: config.trustProxy > 0 ? 0 : config.limits.idlePerAddress,
    onDropped: note('idle', 'idle connections of an address with too many were closed'),
  })
}

/**
 * Cuts off a request whose body has not come within `ms`, unless its path is one of those that
 * take files, which the server's own `requestTimeout` bounds.
 */
export function endSlowBodies(
  server: Server,
  ms: number,
  isSlow: (pathname: string) => boolean,
): void {
  server.on('request', (request) => {
    const hasBody = 'transfer-encoding' in request.headers || 'content-length' in request.headers
    if (!hasBody || isSlow((request.url ?? '').split('?')[0] ?? '')) return
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy()
    }, ms)
    request.on('close', () => clearTimeout(timer))
  })
}
