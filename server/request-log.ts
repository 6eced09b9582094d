import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** Logs one line a request: id, method, path, status, milliseconds. Never the query or the body. */
export function logRequests(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const entry = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    }
    if (c.res.status >= 500) log.error(entry, 'request')
    else log.info(entry, 'request')
  }
}
