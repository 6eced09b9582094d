import { SaxesParser } from 'saxes'

/** What a part's reader is told, by names without their prefix. */
export interface PartEvents {
  open?(name: string, attribute: (name: string) => string | undefined): void
  close?(name: string): void
  text?(text: string): void
}

/** Reads a part of a workbook. Throws when it is not well-formed, or declares a type of its own. */
export function readPart(pieces: readonly Uint8Array[], events: PartEvents): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  })
  const decoder = new TextDecoder()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('A spreadsheet has no document type.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    events.open?.(bare(name), (wanted) => findAttribute(attributes, wanted))
  })
  parser.on('closetag', ({ name }) => events.close?.(bare(name)))
  parser.on('text', (text) => events.text?.(text))
  parser.on('cdata', (text) => events.text?.(text))
  for (const piece of pieces) {
    // Short strings: a piece may have been unpacked to megabytes.
    for (let start = 0; start < piece.length; start += 65_536) {
      parser.write(decoder.decode(piece.subarray(start, start + 65_536), { stream: true }))
    }
  }
  parser.write(decoder.decode())
  parser.close()
}

function findAttribute(
  attributes: Readonly<Record<string, string>>,
  wanted: string,
): string | undefined {
  const own = attributes[wanted]
  if (own !== undefined) return own
  const [, value] = Object.entries(attributes).find(([name]) => bare(name) === wanted) ?? []
  return value
}

function bare(name: string) {
  return name.slice(name.indexOf(':') + 1)
}
