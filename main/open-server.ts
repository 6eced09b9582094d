import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '#server/app-context.ts'
import { uploadMs } from '#server/http/receive-upload.ts'
import { isAtSiteAddress, namesSeveralHosts } from '#server/http/site-address.ts'
import { endSlowBodies, watchConnections } from '#server/http/watch-connections.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { createPageListener } from '#server/pages/page-listener.ts'
import type { Site } from './app.ts'
import { findCacheable } from './cacheable.ts'
import { isUploadPath } from './read-addresses.ts'

/**
 * How slow a request may be, in ms: many connections that each send a byte now and then must not
 * keep others out. A proxy in front keeps its own idle connections for 60 seconds or less.
 */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: uploadMs,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
}
/** How long a form without a file may take to come, in ms. */
const formMs = 30_000
/** A connection on which nothing moves either way is cut after this time, in ms. */
const silenceMs = 70_000
/** More at once are refused; a page needs six at most, a proxy shares its own. */
const mostConnections = 4_000

/** Makes the server of a site, with its limits on connections; it does not listen yet. */
export function openServer(app: App, site: Site, cache: PageCache): Server {
  const listener = createPageListener({
    app,
    cache,
    findCacheable,
    isAtSiteAddress: isAtSiteAddress(app.config),
    pages: site.pages,
    headers: site.headers,
    site: getRequestListener(site.fetch),
  })
  const server = createServer(patience, (request, response) => {
    if (!namesSeveralHosts(request)) return listener(request, response)
    response.writeHead(400, { Connection: 'close' }).end()
  })
  server.maxConnections = mostConnections
  server.timeout = silenceMs
  watchConnections(app, server)
  endSlowBodies(server, formMs, isUploadPath)
  return server
}
