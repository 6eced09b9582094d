import { randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

const cookieName = 'XSRF-TOKEN'
const headerName = 'x-xsrf-token'

/**
 * Answers `GET /xsrf-token`: hands the browser the cookie half of the anti-forgery pair (§7).
 * A plain double submit: nothing is stored, so restarts and other processes accept it.
 */
export function handOutToken(request: Request, siteUrl: string): Response {
  const token = readCookie(request) ?? randomBytes(24).toString('base64url')
  const cookie = serialize(cookieName, token, {
    path: '/',
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: 24 * 60 * 60,
  })
  return new Response(null, {
    status: 204,
    headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
  })
}

/** Tells whether the request's `X-XSRF-TOKEN` header repeats its `XSRF-TOKEN` cookie (§7). */
export function carriesTokenPair(request: Request): boolean {
  const cookie = Buffer.from(readCookie(request) ?? '')
  const header = Buffer.from(request.headers.get(headerName) ?? '')
  return cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header)
}

/**
 * Tells whether a form without JavaScript was posted from one of our own pages: by
 * `Sec-Fetch-Site` where the browser sends it, else by `Origin` against the host asked for.
 */
export function comesFromOurPages(request: Request, siteUrl: string): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin'
  const origin = request.headers.get('origin')
  return origin === new URL(siteUrl).origin || origin === new URL(request.url).origin
}

/**
 * The same for the forms of visitors alone, which change nothing but what the visitor typed: a browser
 * that sends neither of the two (Lynx, w3m) is believed the page that it names in `Referer`.
 */
export function comesFromVisitorsPage(request: Request, siteUrl: string): boolean {
  const { headers } = request
  if (headers.has('sec-fetch-site') || headers.has('origin')) {
    return comesFromOurPages(request, siteUrl)
  }
  const origin = URL.parse(headers.get('referer') ?? '')?.origin
  const site = new URL(siteUrl)
  return (
    origin === site.origin || (site.protocol === 'http:' && origin === new URL(request.url).origin)
  )
}

/** Tells whether a post says nothing at all of the page that it comes from. */
export function namesNoPage({ headers }: Request): boolean {
  return !['sec-fetch-site', 'origin', 'referer'].some((name) => headers.has(name))
}

/**
 * Holds a post's `Origin` against our own address, whatever the kind of body; where that is https,
 * a page that came by http may have been anybody's on the way. Gives the request
 * to answer, which names the origin as this process sees it (a proxy in front may have taken the
 * https off), or undefined when another site sent it. With `fromNowhere` a page may post that tells
 * nobody where it stands (`Origin: null`): something else is the permission there.
 */
export async function admitPost(
  request: Request,
  siteUrl: string,
  { fromNowhere = false } = {},
): Promise<Request | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const origin = request.headers.get('origin')
  const asked = new URL(request.url)
  if (origin === null) return request
  const ours =
    (fromNowhere && origin === 'null') ||
    request.headers.get('sec-fetch-site') === 'same-origin' ||
    origin === siteUrl ||
    (!siteUrl.startsWith('https:') && URL.parse(origin)?.host === asked.host)
  if (!ours) return undefined
  if (origin === asked.origin) return request
  const { method, signal } = request
  const headers = new Headers(request.headers)
  headers.set('origin', asked.origin)
  return new Request(asked, { method, headers, signal, body: await request.arrayBuffer() })
}

function readCookie(request: Request) {
  const token = parse(request.headers.get('cookie') ?? '', cookieName)[cookieName]
  return token && /^[\w-]{16,64}$/.test(token) ? token : undefined
}
