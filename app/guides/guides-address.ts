import { guidesPath } from '#app/paths/shop-paths.ts'

/** A page of all guides: the first, or a further one of guides or of the journal's entries. */
export interface GuidesAddress {
  /** From 2. */
  guides?: number | undefined
  entries?: number | undefined
}

/** Reads which page a query asks for; one that can't be is the first. */
export function readGuidesAddress(query: URLSearchParams): GuidesAddress {
  const guides = readPage(query.get('guides'))
  return guides === undefined ? { entries: readPage(query.get('entries')) } : { guides }
}

/** Gives the path, and query, of a page of all guides. */
export function guidesAddress({ guides, entries }: GuidesAddress): string {
  const query = new URLSearchParams({
    ...(guides !== undefined && { guides: String(guides) }),
    ...(entries !== undefined && { entries: String(entries) }),
  })
  return query.size > 0 ? `${guidesPath}?${query}` : guidesPath
}

function readPage(text: string | null): number | undefined {
  const page = /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1
  return page > 1 ? page : undefined
}
