import { hashSource } from '#server/http/security.ts'

/** A style sheet that stands in documents. */
export interface InlineSheet {
  /** The bytes of its `<style>`. */
  element: Buffer
  /** How a document's policy allows it. */
  source: string
}

/** There are some thirty sheets, of which each page carries the same ones again and again. */
const known = new Map<string, InlineSheet>()

/** Gives a sheet as documents carry it. */
export function inlineSheet(text: string): InlineSheet {
  const sheet = known.get(text) ?? {
    element: Buffer.from(`<style>${text}</style>`),
    source: hashSource(text),
  }
  known.set(text, sheet)
  return sheet
}
