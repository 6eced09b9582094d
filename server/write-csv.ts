import { stringify } from 'csv-stringify'
import { stringify as stringifyAtOnce } from 'csv-stringify/sync'

/**
 * How spreadsheets open it right: it says that it is UTF-8, and quotes what an Indian or a European
 * one would take for the next cell. Text that would be taken for a formula gets an apostrophe before
 * it: visitors write what they like.
 */
const options = {
  bom: true,
  record_delimiter: 'windows',
  quoted_match: /[;\t\r\n]/,
  cast: { string: (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text) },
} as const

/** Rows as CSV after RFC 4180, with a line of names. */
export function formatCsv(
  rows: readonly Record<string, string | number | null>[],
  columns: readonly string[],
): string {
  return stringifyAtOnce([...rows], { ...options, columns: [...columns], header: true })
}

/** The same, row by row as they come; the first one is the line of names. */
export async function* writeCsv(
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const stringifier = stringify(options)
  for await (const row of rows) {
    stringifier.write([...row])
    const piece = stringifier.read()
    if (piece) yield encoder.encode(String(piece))
  }
  stringifier.end()
  for await (const piece of stringifier) yield encoder.encode(String(piece))
}
