import type { Server } from 'node:http'
import type { App } from '#server/app-context.ts'
import { limitIdleConnections, tellNowAndThen } from './idle-connections.ts'

const tellEveryMs = 60_000

/**
 * Keeps one address from holding all connections open, and counts and logs what was closed or
 * turned away for want of room. Behind a proxy all connections are its own, and it keeps count.
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
