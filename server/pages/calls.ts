import * as build from 'virtual:react-router/server-build'
import type { RouterContextProvider, ServerBuild } from 'react-router'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/** Routes that show nothing, by path: those whose path has no part to be filled in. */
const calls = new Map<string, RouteModule>()
for (const route of Object.values<ServerBuild['routes'][string]>(build.routes)) {
  const { path, module } = route ?? {}
  if (!path || !module || module.default || /[:*?]/.test(path)) continue
  calls.set(`/${path}`, module)
}

/**
 * Answers a call by asking its route itself: finding the way there through all the pages takes
 * React Router longer than most calls need. Undefined where no call stands at the address, or
 * not for this method; throws what the route throws, unless that is a response.
 */
export async function askRoute(
  request: Request,
  context: RouterContextProvider,
): Promise<Response | undefined> {
  const url = new URL(request.url)
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
