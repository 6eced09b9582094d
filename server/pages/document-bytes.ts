import { toUtf8 } from '#server/http/encoding.ts'

/** What the layout leaves of its styles. React escapes all texts, so no other element looks like it. */
const place = '<style></style>'

/** There are some thirty sheets, of which each page carries the same ones again and again. */
const known = new Map<string, Buffer>()

function styleBytes(sheet: string): Buffer {
  const bytes = known.get(sheet) ?? Buffer.from(`<style>${sheet}</style>`)
  known.set(sheet, bytes)
  return bytes
}

/**
 * Gives a rendered page as a document's bytes, with the style sheets in their place: they are more than
 * half of it, and as text they would be joined, copied and encoded for each page.
 */
export function documentBytes(html: string, sheets: readonly string[]): Buffer<ArrayBuffer> {
  const at = html.indexOf(place)
  if (at < 0) throw new Error('The layout has no place for its styles.')
  return Buffer.concat([
    toUtf8(`<!doctype html>${html.slice(0, at)}`),
    ...sheets.map(styleBytes),
    toUtf8(html.slice(at + place.length)),
  ])
}
