import type { MiddlewareHandler } from 'hono'
import { onlyPost, onlyRead } from './receive-json.ts'

/** What may be done at an address. */
export interface AddressUses {
  isRead: boolean
  isPosted: boolean
}

const answered = ['GET', 'HEAD', 'POST']

/**
 * Refuses whatever is neither a look at something nor a form, before anything is done with it: React
 * Router would give `PUT`, `PATCH` and `DELETE` to a form's action, and `OPTIONS` to what is read.
 */
export function refuseMethods(usesOf: (path: string) => AddressUses): MiddlewareHandler {
  return (c, next) => {
    if (answered.includes(c.req.method)) return next()
    const { isRead, isPosted } = usesOf(c.req.path)
    return Promise.resolve(isPosted ? onlyPost({ alsoRead: isRead }) : onlyRead())
  }
}
