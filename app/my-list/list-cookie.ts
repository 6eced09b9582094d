import { isSizeNumber } from '#app/catalogue/sizes/size-number.ts'
import { isProductId, type ListEntry, mostPieces, mostThings, nameThing, toThing } from './list.ts'

/** The first-party cookie that holds a visitor's list until it is sent. */
export const listCookieName = 'my-list'

/** How long a list is kept after the last change, in seconds: half a year. */
export const keptForSeconds = 180 * 24 * 60 * 60

/** Longer texts than any list's are not read to the end. */
const longestText = 2_000

/**
 * Writes a list as a cookie's value or a part of an address: `7~3.c-8` is size 3 of product 7 twelve
 * times and product 8, without a size, once. Numbers are in base 36, a quantity of 1 is left out, and
 * the order is the list's. Sixty things take at most 899 characters, 659 without sizes, all of which
 * stand in both places as they are.
 */
export function encodeList(list: readonly ListEntry[]): string {
  return list.slice(0, mostThings).map(encodeEntry).join('-')
}

function encodeEntry({ id, size, quantity }: ListEntry) {
  const thing = id.toString(36) + (size === undefined ? '' : `~${size.toString(36)}`)
  return quantity > 1 ? `${thing}.${quantity.toString(36)}` : thing
}

/**
 * Reads what `encodeList` wrote, whoever has been at it since: what makes no sense and what comes
 * a second time, the same product in the same size, is left out, and after sixty things it stops.
 * Whether a product has a size of that number is not asked. Never throws.
 */
export function decodeList(text: string): ListEntry[] {
  const list = new Map<string, ListEntry>()
  for (const part of text.slice(0, longestText).split('-')) {
    const entry = decodeEntry(part)
    if (entry && !list.has(nameThing(entry))) list.set(nameThing(entry), entry)
    if (list.size === mostThings) break
  }
  return [...list.values()]
}

function decodeEntry(part: string): ListEntry | undefined {
  const [, product = '', chosen, pieces = '1'] =
    /^([1-9a-z][0-9a-z]{0,5})(?:~([1-9a-z][0-9a-z]{0,2}))?(?:\.([1-9a-z][0-9a-z]{0,2}))?$/.exec(
      part,
    ) ?? []
  const id = Number.parseInt(product, 36)
  const size = chosen === undefined ? undefined : Number.parseInt(chosen, 36)
  const quantity = Number.parseInt(pieces, 36)
  if (!isProductId(id) || quantity > mostPieces) return undefined
  if (size !== undefined && !isSizeNumber(size)) return undefined
  return { ...toThing(id, size), quantity }
}

/** Finds the list in a `Cookie` header or in `document.cookie`; empty where there is none. */
export function readListCookie(cookies: string | null): ListEntry[] {
  return decodeList(/(?:^|;\s*)my-list=([^;\s]*)/.exec(cookies ?? '')?.[1] ?? '')
}
