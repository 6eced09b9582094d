import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { UploadVariables } from '#server/http/take-uploads.ts'

/** Largest body that is read at all, in bytes: a visitor's form needs 12 KB at most, in Devanagari. */
const bodyBytes = 16 * 1024
/** The same for the desk, and for an enquiry about many things with a note on each: 120 KB at most. */
const longBodyBytes = 160 * 1024

interface BodyLimits<Variables extends UploadVariables> {
  /** Whether forms at a path may be long. */
  isLong(path: string): boolean
  /** Answers a request whose body is longer than it may be. */
  refuse(c: Context<{ Variables: Variables }>): Response | Promise<Response>
}

/** Refuses longer bodies than forms have. A file has been received before, within its own limit. */
export function limitBody<Variables extends UploadVariables>({
  isLong,
  refuse,
}: BodyLimits<Variables>): MiddlewareHandler<{ Variables: Variables }> {
  const limit = limitTo(bodyBytes, refuse)
  const limitLong = limitTo(longBodyBytes, refuse)
  return (c, next) => {
    if (c.get('upload')) return next()
    return isLong(c.req.path) ? limitLong(c, next) : limit(c, next)
  }
}

/**
 * Of a body that says how long it is nothing is touched: Node reads no more than that, and what nobody reads
 * is drained, so that its connection can go on.
 */
function limitTo<Variables extends UploadVariables>(
  maxSize: number,
  refuse: BodyLimits<Variables>['refuse'],
): MiddlewareHandler<{ Variables: Variables }> {
  const measure = bodyLimit({ maxSize, onError: refuse })
  return (c, next) => {
    const said = c.req.header('content-length')
    if (said === undefined) return measure(c, next)
    return Number(said) <= maxSize ? next() : Promise.resolve(refuse(c))
  }
}
