import { CsvError, parse } from 'csv-parse/sync'
import { mostRows, notATable, type ReadFile, type SheetRow, tidyText, tooManyRows } from './cell.ts'
import { joinAmounts } from './join-amounts.ts'
import { toSheet } from './to-sheet.ts'

const separators = [',', ';', '\t'] as const

/** Reads text whose cells are parted by commas, semicolons or tabs, in any encoding we know. */
export function readCsv(bytes: Uint8Array): ReadFile {
  const decoded = decodeText(bytes)
  if (decoded === undefined) {
    return { refused: notATable }
  }
  // Excel's own way to say which sign parts the cells.
  const [, said] = /^sep=(.)\r?\n/i.exec(decoded) ?? []
  const text = said ? decoded.slice(decoded.indexOf('\n') + 1) : decoded
  const delimiter = said ?? findSeparator(text)
  // One more than is taken, and the headings.
  const result = parseRows(text, delimiter, mostRows + 12)
  if ('refused' in result) return result
  if (result.rows.length > mostRows + 11) {
    const [count] = [text.split('\n').filter((line) => line.trim()).length]
    return tooManyRows(Math.max(count - 1, mostRows + 1))
  }
  const joined = delimiter === ',' ? joinAmounts(result.rows) : result
  if ('refused' in joined) return joined
  const sheet = toSheet('', joined.rows)
  return 'refused' in sheet ? sheet : { sheet, otherSheets: [] }
}

function parseRows(
  text: string,
  delimiter: string,
  to: number,
): { rows: SheetRow[] } | { refused: string } {
  const options = { delimiter, relax_column_count: true, skip_empty_lines: true, info: true, to }
  const read = (relax_quotes: boolean) =>
    parse(text, { ...options, relax_quotes, max_record_size: 200_000 }) as unknown as {
      record: string[]
      info: { records: number; empty_lines: number }
    }[]
  try {
    const found = readLeniently(read)
    return {
      rows: found.map(({ record, info: { records, empty_lines } }) => ({
        // As a spreadsheet program counts: a cell of several lines stands in one row.
        row: records + empty_lines,
        cells: record.map(toText),
      })),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = 'lines' in error && Number(error.lines)
    const where = line ? ` near line ${line}` : ''
    return { refused: `The file can't be read${where}: a quotation mark is never closed.` }
  }
}

/** A quotation mark within a cell, as in 6" pot, is a letter. */
function readLeniently<Result>(read: (relaxQuotes: boolean) => Result): Result {
  try {
    return read(false)
  } catch {
    return read(true)
  }
}

/** Takes away the apostrophe that keeps a text from being a formula: our own exports put it there. */
function toText(cell: string): string {
  return tidyText(cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''))
}

/**
 * The sign that stands most evenly in the first lines, outside of quotation marks: in as many as have it
 * as often as the headings. Those are the first line that has a sign as often as the next one does, since
 * a title may stand above them.
 */
function findSeparator(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim())
    .slice(0, 20)
  const counted = separators.map((separator) => ({
    separator,
    counts: lines.map((line) => line.split(separator).length - 1),
  }))
  const headings = lines.findIndex((_, at) =>
    counted.some(({ counts }) => counts[at] && counts[at] === counts[at + 1]),
  )
  const [best] = counted
    .map(({ separator, counts }) => {
      const said = counts.at(Math.max(headings, 0)) ?? 0
      return { separator, score: said * counts.filter((count) => count === said).length }
    })
    .sort((one, other) => other.score - one.score)
  return best && best.score > 0 ? best.separator : ','
}

/**
 * Gives the text of a file without its byte order mark: UTF-8, UTF-16 in either order, else what
 * Windows writes in Europe and India (Windows-1252). Gives undefined for what is no text.
 */
function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes)
  // Programs, pictures and archives have these; no text that somebody typed has.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are looked for
  return /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const zeros = countZeros(bytes.subarray(0, 4_096))
  if (zeros.odd > 4 * (zeros.even + 1)) return new TextDecoder('utf-16le').decode(bytes)
  if (zeros.even > 4 * (zeros.odd + 1)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Where Latin letters of UTF-16 without a mark have their zero bytes. */
function countZeros(bytes: Uint8Array) {
  const zeros = { even: 0, odd: 0 }
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1
  }
  return zeros
}
