import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { noteStatus } from './request-class.ts'

interface Served {
  requestId: string
  method: string
  path: string
  status: number
  /** When it came in, as `performance.now()` tells time. */
  started: number
}

/** Logs one line a request: id, method, path, status, milliseconds. Never the query or the body. */
export function logRequest(log: Logger, { path, started, ...served }: Served): void {
  const ms = Math.round((performance.now() - started) * 10) / 10
  const entry = { ...served, path: path.split('?')[0], ms }
  if (served.status >= 500) log.error(entry, 'request')
  else log.info(entry, 'request')
}

/** Logs every request that passes. */
export function logRequests(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const { method, path } = c.req
    const status = noteStatus(c.res.status, c.req.raw)
    logRequest(log, { requestId: c.get('requestId'), method, path, status, started })
  }
}

/** Gives an id under which one request is logged: 12 hexadecimal digits with a hyphen. */
export function newRequestId(): string {
  return randomUUID().slice(0, 13)
}
