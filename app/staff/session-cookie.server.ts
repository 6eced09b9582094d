import { parse, serialize } from 'hono/utils/cookie'
import { isSecretToken } from './secret-token.server.ts'
import { lastingMs } from './sessions.server.ts'

/** `__Host-`: browsers take it from this very host by https only, and send it to no other. */
function nameOn(siteUrl: string) {
  return isHttps(siteUrl) ? '__Host-desk' : 'desk'
}

/** Gives the session's token that a request carries, or undefined. */
export function readSessionToken(request: Request, siteUrl: string): string | undefined {
  const name = nameOn(siteUrl)
  const token = parse(request.headers.get('cookie') ?? '', name)[name]
  return isSecretToken(token) ? token : undefined
}

/** Gives the `Set-Cookie` that hands out a session's token; `lasting` outlives the browser. */
export function sessionCookie(
  siteUrl: string,
  token: string,
  { lasting }: { lasting: boolean },
): string {
  return serialize(nameOn(siteUrl), token, {
    ...attributes(siteUrl),
    ...(lasting && { maxAge: lastingMs / 1000 }),
  })
}

/** Gives the `Set-Cookie` that takes a session's token away. */
export function noSessionCookie(siteUrl: string): string {
  return serialize(nameOn(siteUrl), '', { ...attributes(siteUrl), maxAge: 0 })
}

function attributes(siteUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(siteUrl) } as const
}

function isHttps(siteUrl: string) {
  return siteUrl.startsWith('https:')
}
