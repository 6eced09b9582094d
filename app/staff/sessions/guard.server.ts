import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { loginAddress } from '#app/staff/login-address.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { appContext } from '#server/app-context.ts'
import { comesFromOurPages } from '#server/http/anti-forgery.ts'
import { keptForHeader, markOf, postAsHeader } from './kept-for.ts'
import { readSessionToken } from './session-cookie.server.ts'
import { findSignedIn } from './sessions.server.ts'
import { staffContext } from './staff-context.ts'

/** What every answer of the desk carries: nobody keeps it, and no search engine lists it. */
const ownHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/**
 * Lets only signed-in staff pass to what stands below: others are led to `/login`, or told 401
 * where a script asks. Whatever is to be changed has to come from our own pages.
 */
export const guardDesk: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { config, db } = context.get(appContext)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (!reads && !comesFromOurPages(request, config.siteUrl)) {
    return new Response('Please send the form from our own page.', {
      status: 403,
      headers: ownHeaders,
    })
  }
  const token = readSessionToken(request, config.siteUrl)
  // What is to be stored waits for the database as long as its write would; whoever reads is told.
  const find = () => findSignedIn(db, token ?? '')
  const staff = token && (await (reads ? find() : retryWhenBusy(find)))
  const postedAs = request.headers.get(postAsHeader)
  if (!staff) {
    // A page that is open and has sent something keeps it until its writer has signed in again.
    if (!showsPages(request) || postedAs) {
      return new Response('Please sign in.', { status: 401, headers: ownHeaders })
    }
    // A form's address is not always a page's.
    const wanted = reads ? `${url.pathname}${url.search}` : url.pathname
    return redirectDocument(loginAddress(wanted), { headers: ownHeaders })
  }
  const headers = { ...ownHeaders, [keptForHeader]: markOf(staff) }
  if (postedAs && postedAs !== String(staff.id)) {
    return new Response('Somebody else is signed in now.', { status: 403, headers })
  }
  context.set(staffContext, staff)
  const response = await next()
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** Whether the answer is a page, or the data from which the browser makes one. */
function showsPages(request: Request) {
  const { pathname } = new URL(request.url)
  return pathname.endsWith('.data') || /\btext\/html\b/.test(request.headers.get('accept') ?? '')
}
