import { parse, serialize } from 'hono/utils/cookie'
import { isSecretToken } from '#app/staff/secret-token.server.ts'
import { lastingMs } from './sessions.server.ts'

/** The two cookies of the staff: who is signed in, and that this device is known. */
type StaffCookie = 'desk' | 'desk-device'

/** The longest that browsers keep a cookie, in seconds. */
const deviceSeconds = 400 * 24 * 60 * 60

/** Gives the session's token that a request carries, or undefined. */
export function readSessionToken(request: Request, siteUrl: string): string | undefined {
  return readToken(request, siteUrl, 'desk')
}

/** Gives the token of a device on which somebody signed in before, or undefined. */
export function readDeviceToken(request: Request, siteUrl: string): string | undefined {
  return readToken(request, siteUrl, 'desk-device')
}

/** Gives the `Set-Cookie` that hands out a session's token; `lasting` outlives the browser. */
export function sessionCookie(
  siteUrl: string,
  token: string,
  { lasting }: { lasting: boolean },
): string {
  return setCookie(siteUrl, 'desk', token, lasting ? lastingMs / 1000 : undefined)
}

/** Gives the `Set-Cookie` by which a device is known again. */
export function deviceCookie(siteUrl: string, token: string): string {
  return setCookie(siteUrl, 'desk-device', token, deviceSeconds)
}

/** Gives the `Set-Cookie` that takes a session's token away. */
export function noSessionCookie(siteUrl: string): string {
  return setCookie(siteUrl, 'desk', '', 0)
}

function readToken(request: Request, siteUrl: string, cookie: StaffCookie) {
  const name = nameOn(siteUrl, cookie)
  const token = parse(request.headers.get('cookie') ?? '', name)[name]
  return isSecretToken(token) ? token : undefined
}

function setCookie(
  siteUrl: string,
  cookie: StaffCookie,
  value: string,
  maxAge: number | undefined,
) {
  return serialize(nameOn(siteUrl, cookie), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(siteUrl),
    maxAge,
  })
}

/** `__Host-`: browsers take it from this very host by https only, and send it to no other. */
function nameOn(siteUrl: string, cookie: StaffCookie) {
  return isHttps(siteUrl) ? `__Host-${cookie}` : cookie
}

function isHttps(siteUrl: string) {
  return siteUrl.startsWith('https:')
}
