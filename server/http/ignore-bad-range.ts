import type { MiddlewareHandler } from 'hono'

/** One range as RFC 9110 writes it; of several the first would be no answer. */
const oneRange = /^bytes=(?:(\d+)-(\d*)|-\d+)$/

/**
 * Lets a `Range` that is none count as not asked for, as RFC 9110 (14.2) wants: the whole file is
 * the answer to it, with 200. One that lies past a file's end is left for whoever serves it (416).
 */
export const ignoreBadRange: MiddlewareHandler = (c, next) => {
  const asked = c.req.header('range')
  if (asked !== undefined && !isRange(asked.trim())) c.req.raw.headers.delete('range')
  return next()
}

function isRange(asked: string): boolean {
  const [whole, first, last] = oneRange.exec(asked) ?? []
  return whole !== undefined && !(first && last && Number(first) > Number(last))
}
