import type { ServerBuild } from 'react-router'

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
    const parts = line.flatMap(({ path }) => path?.split('/').filter(Boolean) ?? [])
    const path = `/${parts.join('/')}`
    if (route.path && !/[:*?]/.test(path)) calls.set(path, route.module)
  }
  return calls
}

/** The route itself last, and before it all that it stands in. */
function listAncestors(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...listAncestors(parent, routes), route] : [route]
}
