import type { RouterContextProvider, ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/**
 * Gives the routes that show nothing, by their whole path, parents' parts included: those whose
 * path has no part to be filled in. What stands below a middleware is left out, whoever's it is:
 * asked by itself, a route would not be guarded.
 */
export function listCalls(routes: Routes): Map<string, Route['module']> {
  const calls = new Map<string, Route['module']>()
  for (const route of Object.values(routes)) {
    if (!route || route.module.default) continue
    const line = listAncestors(route, routes)
    if (line.some(({ module }) => (module.middleware?.length ?? 0) > 0)) continue
    const path = wholePath(route, routes)
    if (route.path && !/[:*?]/.test(path)) calls.set(path, route.module)
  }
  return calls
}

/**
 * Gives builds with a part of the routes each, by the first part of the addresses that they answer:
 * 'list' of `/list/plants`. React Router tries one route after the other, twice for each request:
 * of a page made again that was a twentieth. Addresses with another first part need the whole
 * build.
 */
export function splitByFirstPart(build: ServerBuild): Map<string, ServerBuild> {
  const routes = Object.entries(build.routes).map(
    ([id, route]) => [id, route, route ? firstPart(wholePath(route, build.routes)) : ''] as const,
  )
  const parts = new Set(routes.map(([, , part]) => part).filter((part) => /^[^:*]+$/.test(part)))
  const only = (part: string) =>
    routes
      .filter(([, , other]) => other === part || !parts.has(other))
      .map(([id, route]) => [id, route])
  return new Map(
    [...parts].map((part) => [part, { ...build, routes: Object.fromEntries(only(part)) }]),
  )
}

/** The part of a path before its second slash, which the router reads in any letter case. */
export function firstPart(path: string): string {
  return path.split('/', 2)[1]?.toLowerCase() ?? ''
}

function wholePath(route: Route, routes: Routes) {
  const parts = listAncestors(route, routes).flatMap(
    ({ path }) => path?.split('/').filter(Boolean) ?? [],
  )
  return `/${parts.join('/')}`
}

/** The route itself last, and before it all that it stands in. */
function listAncestors(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...listAncestors(parent, routes), route] : [route]
}

/**
 * Gives what answers a call, a request whose address is `url`, by asking its route itself: finding
 * the way there through all the pages takes React Router longer than most calls need. It gives
 * undefined where no call stands at the address, or not for this method; it throws what the route
 * throws, unless that is a response.
 */
export function createAskCall(
  routes: ServerBuild['routes'],
): (request: Request, url: URL, context: RouterContextProvider) => Promise<Response | undefined> {
  const calls = listCalls(routes)
  return async (request, url, context) => {
    const module = calls.get(url.pathname)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const respond = reads ? module?.loader : module?.action
    if (!respond) return undefined
    const args = { request, context, params: {}, url, pattern: url.pathname }
    try {
      const answer = await respond(args)
      if (answer instanceof Response) return answer
      throw new TypeError(`The call at ${url.pathname} gave no response.`)
    } catch (thrown) {
      if (thrown instanceof Response) return thrown
      throw thrown
    }
  }
}
