import type { HeadersArgs } from 'react-router'

/** Gives the headers of a page on which staff sign in: what its action says, kept by no cache and found by no search engine. */
export function signInHeaders({ actionHeaders }: Pick<HeadersArgs, 'actionHeaders'>): Headers {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Robots-Tag', 'noindex')
  return headers
}
