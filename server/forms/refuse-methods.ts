import type { MiddlewareHandler } from 'hono'
import { onlyPost, onlyRead } from './receive-json.ts'

const answered = ['GET', 'HEAD', 'POST']

/**
 * Refuses whatever is neither a look at something nor a form, before anything is done with it: React
 * Router would give `PUT`, `PATCH` and `DELETE` to a form's action, and `OPTIONS` to what is read.
 */
export function refuseMethods(takesForms: (path: string) => boolean): MiddlewareHandler {
  return (c, next) => {
    if (answered.includes(c.req.method)) return next()
    return Promise.resolve(takesForms(c.req.path) ? onlyPost({ alsoRead: true }) : onlyRead())
  }
}
