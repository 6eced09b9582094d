import type { MiddlewareHandler } from 'hono'
import { splitLanguage } from '#languages/language-path.ts'

/** The labels of a request in `/metrics`: few, whatever anybody asks for. */
export const requestClasses = ['method', 'route', 'status'] as const
export type RequestClass = Record<(typeof requestClasses)[number], string>

/** Which addresses of the site are no pages. */
export interface RequestRoutes {
  searches: readonly string[]
  /** Those that machines of ours ask for. */
  machines: readonly string[]
  /** What the addresses of lists of products begin with, and those of files. */
  lists: readonly string[]
  files: readonly string[]
}

/** Who counts requests. */
interface RequestCounter {
  countRequest(request: RequestClass, seconds: number): void
}

const methods = ['GET', 'HEAD', 'POST']

/** Gives the class of a request by its method and path, and of its answer by the status. */
export function classifyRequest(
  { method, path, status }: { method: string; path: string; status: number },
  routes: RequestRoutes,
): RequestClass {
  return {
    method: methods.includes(method) ? method : 'other',
    route: routeOf(method, splitLanguage(path).rest, routes),
    status: `${Math.floor(status / 100)}xx`,
  }
}

/** As nginx and others note that the visitor had left: nobody was sent it. */
export const visitorLeft = 499

/**
 * Gives the status that a request is counted and logged under: where we failed after the visitor
 * had left, what became of the answer is nobody's concern.
 */
export function noteStatus(status: number, { signal }: Request): number {
  return status >= 500 && signal.aborted ? visitorLeft : status
}

/** Counts each request and how long its answer took. */
export function countRequests(counter: RequestCounter, routes: RequestRoutes): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const { method, path } = c.req
    const status = noteStatus(c.res.status, c.req.raw)
    const request = classifyRequest({ method, path, status }, routes)
    counter.countRequest(request, (performance.now() - started) / 1000)
  }
}

function routeOf(
  method: string,
  path: string,
  { searches, machines, lists, files }: RequestRoutes,
) {
  const isIn = (beginnings: readonly string[]) =>
    beginnings.some((begins) => path.startsWith(begins))
  if (method === 'POST') return 'form'
  if (isIn(files)) return 'file'
  if (searches.includes(path)) return 'search'
  if (machines.includes(path)) return 'machine'
  return isIn(lists) ? 'list' : 'page'
}
