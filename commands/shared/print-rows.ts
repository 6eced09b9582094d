import { formatCsv } from '#server/write-csv.ts'
import { UsageError } from './run-command.ts'

export type Cell = string | number | null
export type Row = Record<string, Cell>
export type Format = 'table' | 'csv' | 'json'

/** The options that choose a format, for `parseArgs`. */
export const formatOptions = { json: { type: 'boolean' }, csv: { type: 'boolean' } } as const

/** Which format was asked for; throws a `UsageError` when both were. */
export function readFormat(
  { json, csv }: { json?: boolean; csv?: boolean },
  standard: Format = 'table',
): Format {
  if (json && csv) throw new UsageError('Choose one of --json and --csv.')
  if (json) return 'json'
  return csv ? 'csv' : standard
}

/** Writes rows to standard output in `columns`' order: a table or CSV. */
export function printRows(
  rows: readonly Row[],
  columns: readonly string[],
  format: 'table' | 'csv',
): void {
  process.stdout.write(format === 'csv' ? formatCsv(rows, columns) : formatTable(rows, columns))
}

/** Writes any value to standard output as indented JSON. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}

/** Rows as columns that stand one under another, each cell on one line. */
export function formatTable(rows: readonly Row[], columns: readonly string[]): string {
  const lines = [
    columns.map((column) => column.toUpperCase()),
    ...rows.map((row) => columns.map((column) => printable(String(row[column] ?? '')))),
  ]
  const widths = columns.map((_, index) =>
    lines.reduce((widest, line) => Math.max(widest, lengthOf(line[index] ?? '')), 0),
  )
  const align = (line: string[]) =>
    line.map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - lengthOf(cell)))
  return lines.map((line) => `${align(line).join('  ').trimEnd()}\n`).join('')
}

/** Without characters that would steer the terminal or turn its text around. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}

const characters = new Intl.Segmenter()

/** Characters as a reader counts them: a Devanagari letter with its vowel sign is one. */
function lengthOf(text: string) {
  return [...characters.segment(text)].length
}
