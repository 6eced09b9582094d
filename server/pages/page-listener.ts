import type { IncomingMessage, RequestListener } from 'node:http'
import type { App } from '#server/app-context.ts'
import { isView } from '#server/watching/is-view.ts'
import { newRequestId } from '#server/watching/request-log.ts'
import type { CachedAnswer } from './cached-answer.ts'
import type { CacheableAddress, PageCache } from './page-cache.ts'
import type { Pages } from './pages.ts'

interface Parts {
  app: Pick<App, 'log'>
  cache: PageCache
  /** Names the address under which the answer to a path with its query is cached, if it may be. */
  findCacheable: (url: string) => CacheableAddress | undefined
  /** Whether a request came to the site's own address, by https where it has that. */
  isAtSiteAddress: (request: IncomingMessage) => boolean
  pages: Pick<Pages, 'make'>
  /** Answers everything else, with `headers` beside its own. */
  site: RequestListener
  headers: readonly [name: string, value: string][]
}

/**
 * Answers a page that is the same for everybody from the cache, before anything else is done with
 * the request: that costs a fiftieth of making it. Served pages are counted, not logged, unless
 * the log is set to `debug`.
 */
export function createPageListener(parts: Parts): RequestListener {
  const { app, cache, findCacheable, isAtSiteAddress, pages, headers } = parts
  const site: RequestListener = (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    return parts.site(request, response)
  }
  return (request, response) => {
    const { method, url = '' } = request
    const address = method === 'GET' || method === 'HEAD' ? findCacheable(url) : undefined
    if (!address || !isAtSiteAddress(request)) return site(request, response)
    const send = (answer: CachedAnswer) => {
      const requestId = answer.requestId ?? newRequestId()
      answer.send(request, response, requestId)
      if (isView(method, answer.status, request.headers['user-agent'])) {
        for (const happen of answer.eachView) happen()
      }
      if (app.log.isLevelEnabled('debug')) {
        app.log.debug({ requestId, path: address.key.split('?')[0], status: answer.status }, 'kept')
      }
    }
    const kept = cache.find(address)
    if (kept) return send(kept)
    cache
      .fill(address, () => pages.make(address, request.headers['accept-encoding']))
      .then(send, () => site(request, response))
  }
}
