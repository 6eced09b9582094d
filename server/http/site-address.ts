import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/config.ts'
import { type Connection, visitorProtocol } from './limits/client-address.ts'
import { healthPath, metricsPath } from './own-paths.ts'

/** Asked by machines of ours, at whatever address they know the process by. */
const forMachines = [healthPath, metricsPath]

/**
 * Keeps visitors at the site's own address: another host is refused with 421, and plain http,
 * as a trusted proxy tells it, leads to https with 308. Without a `SITE_URL` that the operator
 * has set, any host will do, so that a first start can be opened from another machine.
 */
export function redirectToSiteAddress(live: {
  readonly config: Config
}): MiddlewareHandler<{ Bindings: Connection }> {
  const { siteUrl, siteUrlGiven, trustProxy } = live.config
  const { host, protocol } = new URL(siteUrl)
  return async (c, next) => {
    if (!siteUrlGiven || forMachines.includes(c.req.path)) return next()
    const url = new URL(c.req.url)
    if (hostOf(c.req.header('host') ?? url.host, protocol) !== host) {
      return c.text(
        `${live.config.business.name} is not at this address. Please open ${siteUrl}`,
        421,
      )
    }
    if (protocol === 'https:' && visitorProtocol(c.env ?? {}, trustProxy) === 'http') {
      return c.redirect(`${siteUrl}${url.pathname}${url.search}`, 308)
    }
    return next()
  }
}

/** Tells whether a request is one that `redirectToSiteAddress` lets through. */
export function isAtSiteAddress({ siteUrl, siteUrlGiven, trustProxy }: Config) {
  const { host, protocol } = new URL(siteUrl)
  return (incoming: IncomingMessage): boolean => {
    if (!siteUrlGiven) return true
    if (incoming.headers.host !== host) return false
    return protocol === 'http:' || visitorProtocol({ incoming }, trustProxy) !== 'http'
  }
}

/**
 * Tells whether a request names its host more than once (RFC 9112, 3.2). Node takes the first of them:
 * what stands in front may have gone by another.
 */
export function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** The host without the protocol's own port, in lower case; empty when it can't be read. */
function hostOf(header: string, protocol: string) {
  if (/[/?#@\\]/.test(header)) return ''
  return URL.parse(`${protocol}//${header}`)?.host ?? ''
}
