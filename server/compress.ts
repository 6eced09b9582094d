import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const compressible = /^(text\/|application\/(json|manifest\+json|xml|ld\+json)|image\/svg\+xml)/
const worthwhile = 1024

/** Sends text answers of 1 KB or more as Brotli or gzip, whichever the browser takes first. */
export function compress(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { res } = c
    const type = res.headers.get('content-type') ?? ''
    if (!res.body || !compressible.test(type) || res.headers.has('content-encoding')) return
    res.headers.append('vary', 'Accept-Encoding')
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (!encoding || c.req.method === 'HEAD') return
    const plain = Buffer.from(await res.arrayBuffer())
    if (plain.length < worthwhile) {
      c.res = new Response(plain, res)
      return
    }
    const body =
      encoding === 'br'
        ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : await gzipAsync(plain)
    const headers = new Headers(res.headers)
    headers.set('content-encoding', encoding)
    headers.set('content-length', String(body.length))
    c.res = new Response(new Uint8Array(body), { status: res.status, headers })
  }
}
