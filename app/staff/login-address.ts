/** Where staff sign in. */
export const loginPath = '/login'
/** Where they come to when they asked for nothing else. */
const deskPath = '/desk'

/** Gives the address of the sign-in that leads on to `wanted`, a path with its query. */
export function loginAddress(wanted: string): string {
  return wanted === deskPath ? loginPath : `${loginPath}?${new URLSearchParams({ next: wanted })}`
}

/** Gives the page of the desk that was asked for; any other address leads to its first page. */
export function readWantedPage(next: string | null): string {
  if (!next || !/^\/desk(?![\w-])/.test(next)) return deskPath
  const host = 'http://own.invalid'
  const url = URL.canParse(next, host) ? new URL(next, host) : undefined
  const stays = url?.origin === host && /^\/desk(\/|$)/.test(url.pathname)
  return stays ? `${url.pathname}${url.search}` : deskPath
}
