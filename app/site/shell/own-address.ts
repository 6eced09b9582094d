import { useLocation } from 'react-router'

/** No page of ours has a longer query: sixty things of a shared list take 900 letters. */
const longestQuery = 2_000

/** Gives the page's own address, from which its links to other languages are made. */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation()
  // Two slashes would begin the address of another site.
  const path = pathname.replace(/^\/+/, '/')
  return search.length > longestQuery ? path : path + search
}
