import type { MiddlewareHandler } from 'hono'
import type { Metrics } from './metrics.ts'

/** The labels of a request in `/metrics`: few, whatever anybody asks for. */
export const requestClasses = ['method', 'route', 'status'] as const
export type RequestClass = Record<(typeof requestClasses)[number], string>

const methods = ['GET', 'HEAD', 'POST']
const files = /^\/(assets|pictures|share|icons)\//
const searches = ['/products/search', '/products/suggestions', '/product/productView']
const machines = ['/healthz', '/metrics', '/xsrf-token']

/** Gives the class of a request by its method and path, and of its answer by the status. */
export function classifyRequest(method: string, path: string, status: number): RequestClass {
  return {
    method: methods.includes(method) ? method : 'other',
    route: routeOf(method, path),
    status: `${Math.floor(status / 100)}xx`,
  }
}

/** Counts each request and how long its answer took. */
export function countRequests(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const request = classifyRequest(c.req.method, c.req.path, c.res.status)
    metrics.countRequest(request, (performance.now() - started) / 1000)
  }
}

function routeOf(method: string, path: string) {
  if (method === 'POST') return 'form'
  if (files.test(path)) return 'file'
  if (searches.includes(path)) return 'search'
  if (machines.includes(path)) return 'machine'
  return path.startsWith('/products/') ? 'list' : 'page'
}
