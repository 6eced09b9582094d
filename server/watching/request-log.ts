import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

interface Served {
  requestId: string
  method: string
  path: string
  status: number
  /** When it came in, as `performance.now()` tells time. */
  started: number
  /** Whether the visitor went away meanwhile: what became of the answer is nobody's concern. */
  left?: true
}

/** Logs one line a request: id, method, path, status, milliseconds. Never the query or the body. */
export function logRequest(log: Logger, { path, started, ...served }: Served): void {
  const ms = Math.round((performance.now() - started) * 10) / 10
  const entry = { ...served, path: path.split('?')[0], ms }
  if (served.status >= 500 && !served.left) log.error(entry, 'request')
  else log.info(entry, 'request')
}

/** Logs every request that passes. */
export function logRequests(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const { method, path } = c.req
    const { status } = c.res
    const entry = { requestId: c.get('requestId'), method, path, status, started }
    const left = status >= 500 && c.req.raw.signal.aborted
    logRequest(log, left ? { ...entry, left } : entry)
  }
}
