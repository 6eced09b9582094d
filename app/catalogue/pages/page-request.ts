/** How many products a page of any list shows. */
export const PAGE_SIZE = 60

/** Beyond this many a page says '1,000+': counting half a million would keep it waiting. */
export const MOST_COUNTED = 1_000

/** Reads an address's `after`, a place in the catalogue; undefined where it is no whole number. */
export function readAfter(url: string): number | undefined {
  const after = new URL(url).searchParams.get('after') ?? ''
  return /^\d{1,15}$/.test(after) ? Number(after) : undefined
}

/** Gives the address of a list's page that starts after a place in the catalogue. */
export function pageAddress(path: string, after: number | undefined): string {
  return after === undefined ? path : `${path}?after=${after}`
}
