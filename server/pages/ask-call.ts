import type { RouterContextProvider, ServerBuild } from 'react-router'
import { listCalls } from './calls.ts'

/**
 * Gives what answers a call, a request whose address is `url`, by asking its route itself: finding the way there through all the
 * pages takes React Router longer than most calls need. It gives undefined where no call stands
 * at the address, or not for this method; it throws what the route throws, unless that is a
 * response.
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
