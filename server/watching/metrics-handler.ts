import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { App } from '#server/app-context.ts'
import type { Connection } from '#server/http/limits/client-address.ts'

/** What proxies add, each some of it: whoever came by one may be anybody. */
const signOfAProxy =
  /^(x-forwarded-|x-real-|x-original-|x-client-|x-cluster-|x-envoy-|x-amzn-|x-proxy|cf-|fastly-|true-client-ip$|forwarded$|via$)/
/** What somebody at this machine calls it. A proxy that adds nothing hands on the site's name. */
const ownName = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i
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
    ownName.test(incoming.headers.host ?? '') &&
    !Object.keys(incoming.headers).some((name) => signOfAProxy.test(name))
  )
}

/** In a time that doesn't tell how much of it was right. */
function isSame(given: string, wanted: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
