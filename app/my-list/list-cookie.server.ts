import { serialize } from 'hono/utils/cookie'
import type { ListEntry } from './list.ts'
import { encodeList, keptForSeconds, listCookieName } from './list-cookie.ts'

/**
 * Gives the `Set-Cookie` that keeps a list in the visitor's browser, or that removes it when the
 * list is empty. The page may read it, to show how many things there are.
 */
export function setListCookie(list: readonly ListEntry[], siteUrl: string): string {
  return serialize(listCookieName, encodeList(list), {
    path: '/',
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: list.length > 0 ? keptForSeconds : 0,
  })
}
