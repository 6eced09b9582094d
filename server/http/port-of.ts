import type { Server } from 'node:net'

/** Gives the port that a server listens on. Throws where it listens on none. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.')
  return address.port
}
