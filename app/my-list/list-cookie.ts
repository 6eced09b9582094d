import { type ListEntry, mostPieces, mostThings } from './list.ts'

/** The first-party cookie that holds a visitor's list until it is sent. */
export const listCookieName = 'my-list'

/** How long a list is kept after the last change, in seconds: half a year. */
export const keptForSeconds = 180 * 24 * 60 * 60

/** Largest id that is written: PostgreSQL and a cookie both have room for it. */
const largestId = 2 ** 31 - 1
/** Longer texts than any list's are not read to the end. */
const longestText = 2_000

/**
 * Writes a list as a cookie's value or a part of an address: `7.c-8` is product 7 twelve times and
 * product 8 once. Ids and quantities are in base 36, a quantity of 1 is left out, and the order is
 * the list's. Sixty things take at most 659 characters, all of which stand in both places as they are.
 */
export function encodeList(list: readonly ListEntry[]): string {
  return list
    .slice(0, mostThings)
    .map(({ id, quantity }) => id.toString(36) + (quantity > 1 ? `.${quantity.toString(36)}` : ''))
    .join('-')
}

/**
 * Reads what `encodeList` wrote, whoever has been at it since: what makes no sense and what comes
 * a second time is left out, and after sixty things it stops. Never throws.
 */
export function decodeList(text: string): ListEntry[] {
  const list = new Map<number, ListEntry>()
  for (const part of text.slice(0, longestText).split('-')) {
    const [, written = '', pieces = '1'] =
      /^([1-9a-z][0-9a-z]{0,5})(?:\.([1-9a-z][0-9a-z]{0,2}))?$/.exec(part) ?? []
    const id = Number.parseInt(written, 36)
    const quantity = Number.parseInt(pieces, 36)
    if (!(id <= largestId && quantity <= mostPieces) || list.has(id)) continue
    list.set(id, { id, quantity })
    if (list.size === mostThings) break
  }
  return [...list.values()]
}

/** Finds the list in a `Cookie` header or in `document.cookie`; empty where there is none. */
export function readListCookie(cookies: string | null): ListEntry[] {
  return decodeList(/(?:^|;\s*)my-list=([^;\s]*)/.exec(cookies ?? '')?.[1] ?? '')
}
