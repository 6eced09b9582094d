import type { SizePart } from './size-columns.ts'

/**
 * What stands in a cell: its text, numbers as they are written, or what no text can be made of: a
 * date where a spreadsheet program may have made one of something else, or a formula's error. Sizes are
 * what `foldSizes` makes of several cells.
 */
export type Cell = PlainCell | { sizes: SizeCells[] }
export type PlainCell = string | { date: string } | { error: string }

/** What a sheet says of one size: the cells that are not empty, and where they stand. */
export interface SizeCells {
  row: number
  said: { part: SizePart; heading: string; cell: PlainCell }[]
}

/** One sheet of a file, as far as it says something. */
export interface Sheet {
  /** Its name; empty where the file is one sheet. */
  name: string
  headings: string[]
  rows: SheetRow[]
}

export interface SheetRow {
  /** The row's number as the spreadsheet program shows it. */
  row: number
  cells: Cell[]
}

/** Why a file was not read, in a sentence for whoever sent it. */
export interface Refused {
  refused: string
  /** The sheet has no rows of products: another sheet of the file may have some. */
  isEmpty?: boolean
}

export type ReadFile = { sheet: Sheet; otherSheets: string[] } | Refused

/** A sheet as it is told of before its rows are. */
export interface SheetHead extends Omit<Sheet, 'rows'> {
  /** How many rows it has. */
  rows: number
  /** Cells of its first rows, by which columns are told whose heading says nothing. */
  samples: Cell[][]
  /** How many more sheets the file has. */
  otherSheets: number
}

/** The most products that one import takes, and the most rows that tell of them and their sizes. */
const mostProducts = 10_000
export const mostRows = 30_000
export const mostColumns = 100
/** Letters in one cell; the longest text of a product has 500. */
export const longestCell = 5_000
/** Letters in one row; all texts of a product come to 20,000. */
const longestRow = 40_000
/** Letters in all cells of a file. */
const mostLetters = 20_000_000

/** Text of a cell without what nobody sees: spaces around it, and signs without a width or a sense. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, longestCell)
}

/** Whether a cell is what several cells about sizes were made of. */
export function isFolded(cell: Cell): cell is Exclude<Cell, PlainCell> {
  return typeof cell === 'object' && 'sizes' in cell
}

/** Gives in a few words which sizes a cell holds. */
export function sizesInCell(sizes: readonly SizeCells[]): string {
  const labels = sizes.flatMap(({ said }) =>
    said.flatMap(({ part, cell }) => (part === 'label' && typeof cell === 'string' ? cell : [])),
  )
  return labels.length > 0 ? labels.join(', ') : 'One size'
}

/** Whether nothing stands in a cell. */
export function isBlank(cell: Cell | undefined): boolean {
  return cell === undefined || cell === ''
}

/** Whether anything stands in a row. */
export function isSaid({ cells }: SheetRow): boolean {
  return cells.some((cell) => !isBlank(cell))
}

/** What a cell says in letters; nothing where it holds a date, an error or sizes. */
export function lettersOf(cell: Cell | undefined): string {
  return typeof cell === 'string' ? cell : ''
}

/** The sentence for a file that is something else. */
export const notATable = 'This is not a table. Send an Excel file (.xlsx) or a CSV file.'

/** Refuses a sheet of more rows than these; of more products than one import takes where no number is given. */
export function refuseManyRows({ rows }: Sheet, most = mostProducts): Refused | undefined {
  return rows.length > most ? tooManyRows(rows.length) : undefined
}

/** The sentence for a file of more rows than one import takes. */
export function tooManyRows(rows: number): Refused {
  const count = rows.toLocaleString('en-IN')
  const most = mostProducts.toLocaleString('en-IN')
  return { refused: `The file has ${count} rows. Send at most ${most} at a time.` }
}

/**
 * Refuses a sheet that says more than a list of products does: a file of a few kilobytes can name
 * one long text in each of a million cells.
 */
export function refuseLongSheet(
  { headings, rows }: Sheet,
  most = mostLetters,
): Refused | undefined {
  let letters = lettersIn(headings)
  if (letters > longestRow) return tooLong('The headings have')
  for (const { row, cells } of rows) {
    const inRow = lettersIn(cells)
    if (inRow > longestRow) return tooLong(`Row ${row} has`)
    letters += inRow
    if (letters > most) {
      const count = most.toLocaleString('en-IN')
      return {
        refused: `The file has more than ${count} letters. Send fewer rows at a time, or leave out columns of long texts.`,
      }
    }
  }
  return undefined
}

function tooLong(what: string): Refused {
  const most = longestRow.toLocaleString('en-IN')
  return { refused: `${what} more than ${most} letters. Shorten the texts, and send it again.` }
}

/** How many letters stand in some cells. */
export function lettersIn(cells: readonly Cell[]): number {
  let letters = 0
  for (const cell of cells) {
    letters += typeof cell === 'string' ? cell.length : JSON.stringify(cell).length
  }
  return letters
}
