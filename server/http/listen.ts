import { once } from 'node:events'
import type { Server } from 'node:http'
import { type Config, ConfigError } from '#server/config.ts'
import { portOf } from '#server/http/port-of.ts'

/** So many connections may wait to be taken in; the system may allow fewer. Node takes in one at a time. */
const backlog = 4_000

/**
 * Opens the server at the configured port and gives the port, which the system chose for 0.
 * Throws a `ConfigError` when the port can't be had.
 */
export async function listen(
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<number> {
  server.listen({ port, host: host || undefined, backlog })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw inWords(error, port, host)
  }
  return portOf(server)
}

function inWords(error: unknown, port: number, host: string) {
  switch (Object(error).code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `Port ${port} is taken by another program: stop that, or set PORT to another number.`,
      )
    case 'EACCES':
      return new ConfigError(
        `Port ${port} is kept for the system: set PORT to a number from 1024, behind a proxy.`,
      )
    case 'EADDRNOTAVAIL':
      return new ConfigError(`HOST must be an address of this machine, not "${host}".`)
    default:
      return error
  }
}
