import { deskPath, isDeskPath, loginPath } from '#app/paths/desk-paths.ts'

/** Gives the address of the sign-in that leads on to `wanted`, a path with its query. */
export function loginAddress(wanted: string): string {
  return wanted === deskPath ? loginPath : `${loginPath}?${new URLSearchParams({ next: wanted })}`
}

/** Gives the page of the desk that was asked for; any other address leads to its first page. */
export function readWantedPage(next: string | null): string {
  if (!next || !new RegExp(`^${deskPath}(?![\\w-])`).test(next)) return deskPath
  const host = 'http://own.invalid'
  const url = URL.parse(next, host)
  const stays = url?.origin === host && isDeskPath(url.pathname)
  return stays ? `${url.pathname}${url.search}` : deskPath
}
