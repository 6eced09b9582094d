import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { App } from './app-context.ts'
import type { Connection } from './http/client-address.ts'

/** What a proxy adds: whoever came by one may be anybody. */
const signsOfAProxy = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']
const thisMachine = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * Answers `GET /metrics`. With a `METRICS_TOKEN` to whoever sends it, from wherever; without one
 * to this machine only, and not by way of a proxy. Everybody else gets 403.
 */
export function answerMetrics({
  config,
  metrics,
}: Pick<App, 'config' | 'metrics'>): MiddlewareHandler<{ Bindings: Connection }> {
  return async (c) => {
    const isAllowed =
      config.metricsToken === undefined
        ? comesFromThisMachine(c.env ?? {})
        : isSame(c.req.header('authorization') ?? '', `Bearer ${config.metricsToken}`)
    c.header('Cache-Control', 'no-store')
    if (!isAllowed) return c.text('Metrics are for the operator: see METRICS_TOKEN.', 403)
    const { contentType, text } = await metrics.write()
    return c.body(text, 200, { 'Content-Type': contentType })
  }
}

/**
 * Loopback only: a container's visitors may all come from one private address, its gateway's, so
 * that a private address says nothing.
 */
function comesFromThisMachine({ incoming }: Connection) {
  return (
    incoming !== undefined &&
    thisMachine.test(incoming.socket.remoteAddress ?? '') &&
    !signsOfAProxy.some((name) => name in incoming.headers)
  )
}

/** In a time that doesn't tell how much of it was right. */
function isSame(given: string, wanted: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
