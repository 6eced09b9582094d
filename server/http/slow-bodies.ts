import type { Server } from 'node:http'

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
