import { toUtf8 } from '#server/http/encoding.ts'
import type { InlineSheet } from './inline-sheet.ts'

/** What the layout leaves of its styles. React escapes all texts, so no other element looks like it. */
const place = '<style></style>'

/**
 * Gives a rendered page as a document's bytes, with the style sheets in their place: they are more than
 * half of it, and as text they would be joined, copied and encoded for each page.
 */
export function documentBytes(html: string, sheets: readonly InlineSheet[]): Buffer<ArrayBuffer> {
  const at = html.indexOf(place)
  if (at < 0) throw new Error('The layout has no place for its styles.')
  return Buffer.concat([
    toUtf8(`<!doctype html>${html.slice(0, at)}`),
    ...sheets.map(({ element }) => element),
    toUtf8(html.slice(at + place.length)),
  ])
}
