import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, pack, worthPacking } from './encoding.ts'

/** A stream of events is not finished for hours: each is passed on as it comes. */
const compressible =
  /^(text\/(?!event-stream)|application\/(json|manifest\+json|xml|ld\+json)|image\/svg\+xml)/

/** Sends text answers of 1 KB or more as zstd, Brotli or gzip, whichever the browser takes first. */
export function compress(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { res } = c
    const type = res.headers.get('content-type') ?? ''
    // What a form's call is told is a line.
    if (c.req.method === 'POST' && type.startsWith('application/json')) return
    if (!res.body || !compressible.test(type) || res.headers.has('content-encoding')) return
    res.headers.append('vary', 'Accept-Encoding')
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    if (!encoding || c.req.method === 'HEAD') return
    const plain = Buffer.from(await res.arrayBuffer())
    if (plain.length < worthPacking) {
      c.res = new Response(plain, res)
      return
    }
    const body = pack(plain, encoding)
    const headers = new Headers(res.headers)
    headers.set('content-encoding', encoding)
    headers.set('content-length', String(body.length))
    c.res = new Response(new Uint8Array(body), { status: res.status, headers })
  }
}
